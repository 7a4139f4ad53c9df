import type { Part } from '../shared/identifier/part.ts';
import { isbnRanges } from './isbn-ranges.data.ts';

/** Publishers' numbers of one length that follow one another. */
interface Block {
  /** Prefix and group, such as `978` and `0`. */
  readonly prefix: string;
  readonly group: string;
  readonly publisherWidth: number;
  /** Its first body of twelve digits, and how many there are. */
  readonly first: number;
  readonly size: number;
  /** How many bodies the blocks before it have. */
  readonly before: number;
}

let known: readonly Block[] | undefined;

/** The blocks of all groups, in order. */
function blocks(): readonly Block[] {
  known ??= parseBlocks();
  return known;
}

function parseBlocks(): readonly Block[] {
  const parsed: Block[] = [];
  let before = 0;
  for (const line of isbnRanges.split('\n')) {
    const [place = '', ...ranges] = line.split(' ');
    const [prefix = '', group = ''] = place.split('-');
    for (const range of ranges) {
      const [from = '', to = from] = range.split('-');
      const titles = 10 ** (9 - group.length - from.length);
      const first = Number(prefix + group + from) * titles;
      const size = (Number(to) - Number(from) + 1) * titles;
      parsed.push({ prefix, group, publisherWidth: from.length, first, size, before });
      before += size;
    }
  }
  return parsed;
}

/** All digits of an ISBN-13 before the check digit: those of any publisher in proportion to its numbers. */
export function isbnBody(prefixes: readonly string[]): Part {
  const chosen = blocks().filter(({ prefix }) => prefixes.includes(prefix));
  const start = chosen[0]?.before ?? 0;
  const end = chosen.at(-1);
  return {
    width: 12,
    span: end === undefined ? 1 : end.before + end.size - start,
    write(drawn) {
      const block = chosen[blockAt(chosen, drawn + start)];
      return `${(block?.first ?? 0) + drawn + start - (block?.before ?? 0)}`;
    },
    read(text) {
      const block = blockOf(text);
      return block && chosen.includes(block) ? block.before + Number(text) - block.first - start : undefined;
    },
  };
}

/** The last block that begins at a number or before it. */
function blockAt(sorted: readonly Block[], drawn: number): number {
  let [low, high] = [0, sorted.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((sorted[middle]?.before ?? 0) <= drawn) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The block that twelve digits lie in. */
function blockOf(body: string): Block | undefined {
  const number = Number(body);
  return blocks().find(({ first, size }) => number >= first && number < first + size);
}

/** Cuts twelve digits into prefix, group, publisher and title; undefined where no publisher has such numbers. */
export function cutIsbn(body: string): readonly string[] | undefined {
  const block = blockOf(body);
  if (block === undefined) return undefined;
  const { prefix, group, publisherWidth } = block;
  const publisherAt = prefix.length + group.length;
  const titleAt = publisherAt + publisherWidth;
  return [prefix, group, body.slice(publisherAt, titleAt), body.slice(titleAt)];
}
