/** A still picture that replaces a part of what was seen before. */
export interface Frame {
  /** A whole WebP file. */
  readonly webp: Buffer;
  /** Where it lies; both even, as the format wants it. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** How long it is shown. */
  readonly ms: number;
}

const RIFF_HEAD = 12;
const CHUNK_HEAD = 8;
/** The bit of VP8X that says: this file moves. */
const IS_ANIMATION = 0x02;
/** The bit of ANMF that says: lies over the last picture as it is, without being blended with it. */
const NO_BLENDING = 0x02;

function chunk(name: string, ...parts: readonly Buffer[]): Buffer {
  const data = Buffer.concat(parts);
  const head = Buffer.alloc(CHUNK_HEAD);
  head.write(name, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}

/** Numbers of three bytes. */
function triples(...numbers: readonly number[]): Buffer {
  const data = Buffer.alloc(numbers.length * 3);
  for (const [index, number] of numbers.entries()) data.writeUIntLE(number, index * 3, 3);
  return data;
}

/** The chunk with the picture itself; what else a file may hold is not needed. */
function pictureOf(file: Buffer): Buffer {
  for (let at = RIFF_HEAD; at < file.length;) {
    const name = file.toString('latin1', at, at + 4);
    const length = CHUNK_HEAD + file.readUInt32LE(at + 4);
    const padded = length + (length % 2);
    if (name === 'VP8 ' || name === 'VP8L') return file.subarray(at, at + padded);
    at += padded;
  }
  throw new Error('no picture in this WebP file');
}

const frameChunk = ({ webp, x, y, width, height, ms }: Frame): Buffer =>
  chunk(
    'ANMF',
    triples(x / 2, y / 2, width - 1, height - 1, ms),
    Buffer.of(NO_BLENDING),
    pictureOf(webp),
  );

/** One WebP file that shows the frames again and again; the first one is the whole picture. */
export function animatedWebp(width: number, height: number, frames: readonly Frame[]): Buffer {
  const flags = Buffer.of(IS_ANIMATION, 0, 0, 0);
  const body = Buffer.concat([
    Buffer.from('WEBP', 'latin1'),
    chunk('VP8X', flags, triples(width - 1, height - 1)),
    // Black behind everything; without end.
    chunk('ANIM', Buffer.alloc(6)),
    ...frames.map(frameChunk),
  ]);
  const head = Buffer.alloc(CHUNK_HEAD);
  head.write('RIFF', 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}
