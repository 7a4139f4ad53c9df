import { crc32 } from '@populace/bytes';
import type { Compressors, Packing } from '@populace/cells';
import { createSnappy } from '../shared/compression/snappy.ts';

/** How blocks are compressed, as the option says it. */
export type Compression = 'none' | 'deflate' | 'snappy' | 'zstd';

/** How blocks are compressed (Avro 1.12, Object Container Files: Required and Optional Codecs). */
export interface BlockCodec {
  /** The name that the head has. */
  readonly name: string;
  /** What it returns is valid until its next call. */
  compress(bytes: Uint8Array): Uint8Array;
}

/** What each way of compression asks of the one that runs it. */
export const PACKINGS: Readonly<Record<Compression, Packing | undefined>> = {
  none: undefined,
  deflate: 'deflate',
  snappy: undefined,
  zstd: 'zstd',
};

/** The codec of a way of compression. */
export function blockCodec(compression: Compression, { deflateRaw, zstd }: Compressors): BlockCodec {
  switch (compression) {
    case 'none':
      return { name: 'null', compress: (bytes) => bytes };
    case 'deflate':
      return { name: 'deflate', compress: (bytes) => deflateRaw(bytes, true) };
    case 'snappy':
      return { name: 'snappy', compress: snappyWithChecksum() };
    case 'zstd':
      return { name: 'zstandard', compress: zstd };
  }
}

/** Behind what is compressed stands the checksum of what was, its greatest byte first. */
function snappyWithChecksum(): BlockCodec['compress'] {
  const compress = createSnappy();
  return (bytes) => {
    const compressed = compress(bytes);
    const whole = new Uint8Array(compressed.length + 4);
    whole.set(compressed);
    new DataView(whole.buffer).setUint32(compressed.length, crc32(bytes));
    return whole;
  };
}
