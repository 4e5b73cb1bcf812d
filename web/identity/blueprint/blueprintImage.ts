const WIDTH = 1080;
const HEIGHT = 1350;
const SERIF = '"Cormorant Garamond", Georgia, serif';

/** The arch around the text. */
const ARCH = { left: 90, right: WIDTH - 90, top: 90, bottom: HEIGHT - 90 };

/** The text is between these heights. It gets as large as fits. */
const TEXT = { top: 470, bottom: HEIGHT - 250, width: 720, maxSize: 60, minSize: 26 };
const LINE_HEIGHT = 1.28;
const PARAGRAPH_GAP = 0.55;

/** Draws an image for sharing as a PNG. Everything happens on the device. */
export async function drawBlueprintImage({
  title,
  name,
  text,
  product,
}: {
  title: string;
  name: string;
  text: string;
  product: string;
}): Promise<Blob> {
  await Promise.all(['500', 'italic 500'].map((style) => document.fonts.load(`${style} 60px ${SERIF}`)));
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas.');
  const colors = getComputedStyle(document.documentElement);
  const color = (token: string) => colors.getPropertyValue(`--color-${token}`);

  drawArch(context, color);
  context.textAlign = 'center';
  write(context, title, { y: 300, size: 62, color: color('ivory') });
  if (name) write(context, name, { y: 372, size: 40, color: color('quiet'), style: 'italic 500' });
  drawText(context, text, color('ivory'));
  write(context, product, { y: ARCH.bottom - 60, size: 34, color: color('tan') });

  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The image is empty.'))), 'image/png');
  });
}

function drawArch(context: CanvasRenderingContext2D, color: (token: string) => string) {
  const { left, right, top, bottom } = ARCH;
  const radius = (right - left) / 2;
  context.fillStyle = color('ground');
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.beginPath();
  context.moveTo(left, bottom);
  context.arc(WIDTH / 2, top + radius, radius, Math.PI, 0);
  context.lineTo(right, bottom);
  context.closePath();
  const glow = context.createRadialGradient(WIDTH / 2, bottom, 40, WIDTH / 2, bottom, 1000);
  glow.addColorStop(0, color('ember'));
  glow.addColorStop(0.55, color('warm'));
  glow.addColorStop(1, color('raised'));
  context.fillStyle = glow;
  context.fill();
  context.strokeStyle = color('tan');
  context.lineWidth = 3;
  context.stroke();
}

function write(
  context: CanvasRenderingContext2D,
  line: string,
  { y, size, color, style = '500' }: { y: number; size: number; color: string; style?: string },
) {
  context.font = `${style} ${size}px ${SERIF}`;
  context.fillStyle = color;
  context.fillText(line, WIDTH / 2, y, ARCH.right - ARCH.left - 120);
}

/** Writes the text as large as it fits, in the middle of its space. A text that is too long ends with an ellipsis. */
function drawText(context: CanvasRenderingContext2D, text: string, color: string) {
  const paragraphs = text.split(/\n+/).filter((paragraph) => paragraph.trim() !== '');
  const space = TEXT.bottom - TEXT.top;
  let size = TEXT.maxSize;
  let lines = linesOf(context, paragraphs, size);
  while (heightOf(lines, size) > space && size > TEXT.minSize) {
    size -= 2;
    lines = linesOf(context, paragraphs, size);
  }
  while (heightOf(lines, size) > space) lines = [...lines.slice(0, -2), { text: '…', isFirst: false }];
  let y = TEXT.top + (space - heightOf(lines, size)) / 2 + size;
  for (const [at, { text: line, isFirst }] of lines.entries()) {
    if (isFirst && at > 0) y += size * PARAGRAPH_GAP;
    write(context, line, { y, size, color });
    y += size * LINE_HEIGHT;
  }
}

/** A line of text, and whether a paragraph begins with it. */
type Line = { text: string; isFirst: boolean };

function linesOf(context: CanvasRenderingContext2D, paragraphs: readonly string[], size: number): Line[] {
  context.font = `500 ${size}px ${SERIF}`;
  return paragraphs.flatMap((paragraph) => {
    const lines: string[] = [];
    for (const word of paragraph.trim().split(/\s+/)) {
      const longer = [lines.at(-1), word].filter((part) => part !== undefined).join(' ');
      if (lines.length > 0 && context.measureText(longer).width <= TEXT.width)
        lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines.map((line, at) => ({ text: line, isFirst: at === 0 }));
  });
}

function heightOf(lines: readonly Line[], size: number): number {
  const gaps = lines.filter(({ isFirst }) => isFirst).length - 1;
  return size * (lines.length * LINE_HEIGHT + gaps * PARAGRAPH_GAP);
}
