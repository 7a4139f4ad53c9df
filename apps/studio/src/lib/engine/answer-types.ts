import { type ContentType, contentTypes, describeFile, describeTypes, type FileDescription } from '@populace/library';
import { commonFileTypes } from '@populace/media-types';
import { holdsRows } from '../file-names/row-files.ts';
import type { AnswerOf, AskOf } from './engine-calls.ts';

/** Returns the content types that a text is part of, the likeliest first, and what the text says when taken for a whole name. */
export function types({ query, take }: AskOf<'types'>): AnswerOf<'types'> {
  const asked = query.trim().toLowerCase();
  const bare = asked.replace(/^\*?\./, '');
  const found = contentTypes()
    .map((type) => ({ type, rank: rankOf(type, asked, bare) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank || (a.type.type < b.type.type ? -1 : 1))
    .map(({ type }) => type);
  return {
    total: contentTypes().length,
    families: families(),
    found: found.length,
    types: found.slice(0, take),
    exact: asked === '' ? undefined : describeTypes(query.trim()),
  };
}

const commonness = new Map(commonFileTypes.map(({ type, weight }) => [type, weight]));

/** A whole extension or name counts most, then a beginning, then a part; of those, what people's files are. 0 is no find. */
function rankOf(content: ContentType, asked: string, bare: string): number {
  const { type, extensions } = content;
  const closeness = closenessOf(content, asked, bare);
  if (closeness === 0) return 0;
  return closeness + (commonness.get(type) ?? 0) + (extensions.length > 0 ? 1 : 0);
}

function closenessOf({ type, extensions }: ContentType, asked: string, bare: string): number {
  if (extensions[0] === bare || type === asked) return 4000;
  if (extensions.includes(bare)) return 3000;
  if (asked.startsWith('.')) return extensions.some((extension) => extension.startsWith(bare)) ? 2000 : 0;
  if (type.startsWith(asked) || type.includes(`/${asked}`)) return 2000;
  return type.includes(asked) ? 1000 : 0;
}

function families(): readonly { readonly name: string; readonly count: number }[] {
  const counts = new Map<string, number>();
  for (const { type } of contentTypes()) {
    const name = type.slice(0, type.indexOf('/'));
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => ({ name, count }));
}

/** So much of a file is looked at: the headers of zip archives lie all over them. */
const MOST_BYTES = 16 * 2 ** 20;

/** Says what a file is by its name and by its bytes. */
export async function file({ file: blob, fileName }: AskOf<'file'>): Promise<AnswerOf<'file'>> {
  const description = describeFile(fileName, new Uint8Array(await blob.slice(0, MOST_BYTES).arrayBuffer()));
  const likely = likelyType(description);
  const described = likely === undefined ? undefined : describeTypes(likely);
  return {
    ...description,
    type: described?.kind === 'type' || described?.kind === 'format' ? described.type : undefined,
    isReadable: likely !== undefined && holdsRows(likely),
  };
}

function likelyType({ named, sniffed, verdict }: FileDescription): string | undefined {
  const [first] = sniffed;
  return verdict === 'different' ? first?.type : (named.type ?? first?.type);
}
