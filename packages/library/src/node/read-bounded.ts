import { open } from 'node:fs/promises';

/**
 * Reads a file of so many bytes at most; undefined where it has more. It reads one byte more than is allowed and no further: sizes
 * that are told may be wrong, and devices never end.
 */
export async function readBounded(path: string, mostBytes: number): Promise<Buffer | undefined> {
  const file = await open(path);
  try {
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of file.createReadStream({ end: mostBytes, autoClose: false })) {
      // Without an encoding, a stream gives bytes.
      const bytes = chunk as Uint8Array;
      size += bytes.length;
      chunks.push(bytes);
    }
    return size <= mostBytes ? Buffer.concat(chunks) : undefined;
  } finally {
    await file.close();
  }
}
