import { generators } from '@populace/generators';
import { openSchema } from '@populace/library';
import { foundIn } from '@populace/testkit/files';
import { everyGenerator } from '@populace/testkit/schemas';
import { describe, expect, it } from 'vitest';
import { written } from './library-for-tests.ts';

/** The columns of a table that has values of a generator as they are, within lists and within structures. */
function columnsOf({ id, example }: (typeof generators)[number], isItem: boolean): string {
  const made = JSON.stringify({ generator: id, ...example?.options }, (_, value: unknown) =>
    typeof value === 'bigint' ? Number(value) : value,
  );
  const besides = Object.entries(example?.columns ?? {}).map(([name, source]) => `${name}: ${JSON.stringify(source)}`);
  const items = isItem ? [`l: { array: ${made}, count: { between: [0, 3] } }`] : [];
  return [...besides, `v: ${made}`, ...items, `o: { object: { a: ${made}, b: ${made} } }`].join(', ');
}

async function tableOf(generator: (typeof generators)[number], index: number): Promise<string> {
  const text = (isItem: boolean): string => `  t${index}: { rows: 60, columns: { ${columnsOf(generator, isItem)} } }`;
  // Generators that look at the row make no items.
  const isItem = await openSchema(`populace: 1\ntables:\n${text(true)}`).then(
    () => true,
    () => false,
  );
  return text(isItem);
}

describe('nothing is found', () => {
  it('in values of any generator, within lists and structures or without, in several locales', async () => {
    const tables = await Promise.all(generators.map(tableOf));
    const text = `populace: 1\nlocale: { de_DE: 2, ja_JP: 1, ar_EG: 1 }\ntables:\n${tables.join('\n')}\n`;

    for (const format of ['csv', 'ndjson']) {
      const folder = await written({ format }, text);
      const report = await folder.verify();

      expect(report.findings.flatMap(({ shown }) => shown.slice(0, 1))).toEqual([]);
      expect(report.tables).toHaveLength(generators.length);
    }
  }, 120_000);

  it('in values with options that are not the usual ones', async () => {
    const folder = await written({}, everyGenerator.replace('2_000_000_000', '3_000'));

    expect(foundIn(await folder.verify())).toEqual([]);
  });
});
