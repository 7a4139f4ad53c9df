import type { BlockEncoding, WrittenBlock } from '@populace/cells';
import { createJoined } from './joined.ts';
import type { Part } from './part.ts';

/** Returns a part as it stands at a place of its file: where bytes of blocks depend on that, they are settled. Mostly it is the same. */
export function placePart(part: Part, place: number, encoding: BlockEncoding | undefined): Part {
  const settle = encoding?.settle?.bind(encoding);
  if (settle === undefined || part.blocks.length === 0) return part;
  const [only, ...others] = part.blocks;
  // All bytes of such a block come when it is closed, so those of an only one are the part's.
  if (others.length === 0) {
    const bytes = settle({ bytes: part.bytes, summary: only.summary }, place);
    return { ...part, bytes, blocks: [{ ...only, bytes: bytes.length }] };
  }
  const joined = createJoined(new ArrayBuffer(part.bytes.length));
  const blocks: WrittenBlock[] = [];
  let begin = 0;
  for (const block of part.blocks) {
    const bytes = part.bytes.subarray(begin, begin + block.bytes);
    begin += block.bytes;
    const settled = settle({ bytes, summary: block.summary }, place + joined.length());
    joined.add(settled);
    blocks.push({ ...block, bytes: settled.length });
  }
  return { ...part, bytes: joined.bytes(), blocks };
}

/** What stands before the next block, where those before it end a group; undefined elsewhere. */
export function betweenGroups(
  encoding: BlockEncoding | undefined,
  before: readonly WrittenBlock[],
): Uint8Array | undefined {
  const groups = encoding?.groups;
  if (groups === undefined || before.length === 0 || before.length % groups.blocks !== 0) return undefined;
  return groups.between(before);
}
