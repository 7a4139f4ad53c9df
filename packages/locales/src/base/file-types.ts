import { commonFileTypes, fileTypes } from '@populace/media-types';
import type { Credit, Pack, PackTable } from '@populace/recipes';

/**
 * The tables that follow from the table of content types. The n-th extension belongs to the n-th content type, so that a
 * look-up from code to code keeps the two in agreement.
 */
const computed: ReadonlyMap<string, () => readonly string[]> = new Map([
  ['system.commonExtension', () => commonFileTypes.map(({ extension }) => extension)],
  // Content types that people's files have; their weights are those of `commonFileTypes`.
  ['system.commonMimeType', () => commonFileTypes.map(({ type }) => type)],
  ['system.extension', () => fileTypes().map(({ extension }) => extension)],
  // Every content type that has an extension of its own.
  ['system.mimeType', () => fileTypes().map(({ type }) => type)],
]);

const credits: readonly Credit[] = [...computed.keys()].map((what) => ({
  what,
  source: '[mime-db](https://github.com/jshttp/mime-db), with additions and choices of our own',
  licence: 'MIT',
}));

/** Returns a pack with the tables of file types beside its own. */
export function withFileTypes(pack: Pack): Pack {
  const made = new Map<string, PackTable>();
  return {
    ...pack,
    tables: [...pack.tables, ...computed.keys()],
    credits: [...pack.credits, ...credits],
    rows: async (name) => computed.get(name)?.().length ?? pack.rows(name),
    async table(name) {
      const texts = computed.get(name);
      if (!texts) return pack.table(name);
      const known = made.get(name) ?? tableOf(name, texts());
      made.set(name, known);
      return known;
    },
  };
}

/** A table with nothing but a column `text`. */
function tableOf(name: string, texts: readonly string[]): PackTable {
  return {
    size: texts.length,
    columns: ['text'],
    texts(column) {
      if (column === 'text') return texts;
      throw new RangeError(`The table ${name} has no column ${JSON.stringify(column)}.`);
    },
    numbers(column) {
      throw new RangeError(`The table ${name} has no column ${JSON.stringify(column)} of numbers.`);
    },
    starts: undefined,
  };
}
