import { ImageDown } from 'lucide-react';
import type { BlueprintSection } from '#contract/identity';
import { downloadFile } from '#web/lib/downloadFile';
import { SITE } from '#web/lib/pageData';
import { useSingleFlight } from '#web/lib/singleFlight.hooks';
import { Button } from '#web/ui/Button';
import { toast, toastProblem } from '#web/ui/toast/toast';
import { sectionText } from './blueprintText';

const FILE_NAME = 'blueprint.png';

/** Makes an image of the declaration on the device, and shares or downloads it. */
export function ShareImage({ declaration, name }: { declaration: BlueprintSection; name: string }) {
  const oneAtATime = useSingleFlight();

  const share = async () => {
    const { drawBlueprintImage } = await import('./blueprintImage');
    const image = await drawBlueprintImage({
      title: 'Your Spiritual Blueprint',
      name,
      text: sectionText(declaration),
      product: SITE.productName,
    });
    const file = new File([image], FILE_NAME, { type: image.type });
    if (navigator.canShare?.({ files: [file] })) return navigator.share({ files: [file] });
    downloadFile(file, FILE_NAME);
    toast({ title: 'Image saved', description: 'Look in your Downloads folder.' });
  };

  const shareOrSayWhy = () =>
    share().catch((error: unknown) => {
      // The user closed the share sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toastProblem('We couldn’t make the image', 'Please try again, or print this page.');
    });

  return (
    <Button variant="ghost" onClick={() => void oneAtATime(shareOrSayWhy)}>
      <ImageDown className="size-5" />
      Share as an image
    </Button>
  );
}
