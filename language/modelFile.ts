import type { ClassifierModel, Head, Vectors } from './classifier';

/**
 * An array in the header of the binary format. The header lists the arrays with names and types. The bytes of the
 * arrays follow, each aligned to four.
 */
type Listed = { name: string; sort: keyof typeof ARRAY_TYPES; length: number };
type Arrays = Record<string, Int8Array | Uint8Array | Uint16Array | Uint32Array | Float32Array>;

const ARRAY_TYPES = { Int8Array, Uint8Array, Uint16Array, Uint32Array, Float32Array };

const ALIGNMENT = 4;

/** Serializes a trained model without the sentence vectors, which are the same for every trained model. */
export function writeModel({ trainedOn, heads, centroids }: Omit<ClassifierModel, 'vectors'>): Uint8Array {
  const { values, ...rest } = centroids;
  const arrays: Arrays = { [CENTROIDS]: values };
  const listed = [...heads].map(([name, head]) => {
    const { labels, scale, denseScale, counted, ...own } = head;
    for (const [part, array] of Object.entries(own)) arrays[`${name} ${part}`] = array;
    for (const [part, array] of Object.entries(counted)) arrays[`${name} counted ${part}`] = array;
    return { name, labels, scale, denseScale };
  });
  return pack({ trainedOn, heads: listed, centroids: rest }, arrays);
}

const CENTROIDS = 'centroids';

export function readModel(bytes: Uint8Array, vectors: Vectors): ClassifierModel {
  const { facts, arrays } = unpack(bytes);
  const { trainedOn, heads, centroids } = facts as {
    trainedOn: string;
    heads: { name: string; labels: string[]; scale: number; denseScale: number }[];
    centroids: { labels: string[]; scale: number };
  };
  const read = heads.map(({ name, ...head }) => {
    const part = <Sort>(of: string) => arrays[`${name} ${of}`] as Sort;
    return [
      name,
      {
        ...head,
        bias: part<Float32Array>('bias'),
        keys: part<Uint32Array>('keys'),
        starts: part<Uint32Array>('starts'),
        columns: part<Uint16Array>('columns'),
        weights: part<Int8Array>('weights'),
        dense: part<Int8Array>('dense'),
        counted: {
          keys: part<Uint32Array>('counted keys'),
          starts: part<Uint32Array>('counted starts'),
          columns: part<Uint16Array>('counted columns'),
          counts: part<Uint8Array>('counted counts'),
          messages: part<Uint32Array>('counted messages'),
        },
      } satisfies Head,
    ] as const;
  });
  return {
    trainedOn,
    heads: new Map(read),
    centroids: { ...centroids, values: arrays[CENTROIDS] as Int8Array },
    vectors,
  };
}

export function writeVectors({ keys, size, values, scale }: Vectors): Uint8Array {
  return pack({ size, scale }, { keys, values });
}

export function readVectors(bytes: Uint8Array): Vectors {
  const { facts, arrays } = unpack(bytes);
  const { size, scale } = facts as { size: number; scale: number };
  return { keys: arrays.keys as Uint32Array, size, scale, values: arrays.values as Int8Array };
}

function pack(facts: object, arrays: Arrays): Uint8Array {
  const listed = Object.entries(arrays).map(
    ([name, array]): Listed => ({ name, sort: sortOf(array), length: array.length }),
  );
  const head = bytesOf(JSON.stringify({ ...facts, arrays: listed }));
  const parts = [
    new Uint8Array(Uint32Array.of(head.length).buffer),
    head,
    ...Object.values(arrays).map(
      ({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength),
    ),
  ];
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + aligned(length), 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += aligned(part.length);
  }
  return whole;
}

function unpack(bytes: Uint8Array): { facts: object; arrays: Arrays } {
  // Copies the bytes, because a file may be read into the middle of a larger buffer.
  const { buffer } = bytes.slice();
  const [length = 0] = new Uint32Array(buffer, 0, 1);
  const head = JSON.parse(textOf(new Uint8Array(buffer, ALIGNMENT, length)));
  let at = ALIGNMENT + aligned(length);
  const arrays: Arrays = {};
  for (const { name, sort, length: count } of head.arrays as Listed[]) {
    const array = new ARRAY_TYPES[sort](buffer, at, count);
    arrays[name] = array;
    at += aligned(array.byteLength);
  }
  return { facts: head, arrays };
}

/** Converts a text to bytes. Labels and names contain only ASCII characters. */
function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

function textOf(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += MAX_ARGUMENTS)
    text += String.fromCharCode(...bytes.subarray(at, at + MAX_ARGUMENTS));
  return text;
}

/** A call with more arguments may overflow the stack. */
const MAX_ARGUMENTS = 8192;

function sortOf(array: Arrays[string]): Listed['sort'] {
  return array.constructor.name as Listed['sort'];
}

function aligned(length: number): number {
  return Math.ceil(length / ALIGNMENT) * ALIGNMENT;
}
