import { describe, expect, it } from 'vitest';
import { inferFiles } from '../../infer-files.ts';
import { infer, repeat } from '../../infer-for-tests.ts';
import { known } from '../known-for-tests.ts';
import type { ColumnProposal, SchemaProposal } from '../proposal/proposal.ts';
import { mendProposal } from './mend-proposal.ts';

const proposal = infer(
  `id,a/b,stars\n${repeat(30, (at) => `${at + 1},person${at}@example.com,${(at % 5) + 1}\n`).join('')}`,
  {
    fileName: 'people.csv',
  },
);

function columnOf({ tables }: SchemaProposal, name: string): ColumnProposal | undefined {
  return tables.flatMap(({ columns }) => columns).find((column) => column.name === name);
}

describe('a proposal that a check refuses', () => {
  it('stays as it is where nothing is refused, or what is not there', () => {
    expect(mendProposal(proposal, [])).toEqual(proposal);
    expect(mendProposal(proposal, ['/tables/people/columns/other', '/tables/others/columns/id', ''])).toEqual(proposal);
  });

  it('is no longer unique where that is refused, and else as it was', () => {
    const before = columnOf(proposal, 'a/b');

    const mended = mendProposal(proposal, ['/tables/people/columns/a~1b/unique']);

    expect(before?.unique).toBe(true);
    expect(columnOf(mended, 'a/b')).toEqual({ ...before, unique: false });
    expect(columnOf(mended, 'id')).toEqual(columnOf(proposal, 'id'));
  });

  it('has filler text where its generator is refused, and says what it takes the place of', () => {
    const mended = mendProposal(proposal, ['/tables/people/columns/stars/generator', '/tables/people/columns/stars']);

    expect(columnOf(mended, 'stars')).toMatchObject({ generator: 'lorem.word', options: {}, references: undefined });
    expect(columnOf(mended, 'stars')?.evidence.at(-1)).toMatchObject({
      code: 'replaced',
    });
  });

  it('is unique no more at first, and filler text only when it is refused again', () => {
    const pointers = ['/tables/people/columns/a~1b'];
    const once = mendProposal(proposal, pointers);
    const twice = mendProposal(once, pointers);

    expect(columnOf(once, 'a/b')?.generator).toBe(columnOf(proposal, 'a/b')?.generator);
    expect(columnOf(twice, 'a/b')?.generator).toBe('lorem.word');
  });

  it('is null by itself where that it is null together with others is refused, at whichever of them', () => {
    const rows = repeat(80, (at) => ({
      id: at + 1,
      home: at % 4 === 0 ? null : { city: 'Bonn', zip: `${53_100 + at}` },
    }));
    const together = inferFiles([{ source: JSON.stringify(rows), fileName: 'orders.json' }], known);
    const present = together.tables[0].columns.filter(({ presence }) => presence !== undefined);
    const [first] = present;

    expect(present.length).toBeGreaterThan(0);
    for (const name of [first?.name, first?.presence?.source, first?.presence?.column]) {
      const mended = columnOf(mendProposal(together, [`/tables/orders/columns/${name}/nulls`]), first?.name ?? '');
      expect(mended?.presence).toBeUndefined();
      expect(mended?.evidence.map(({ code }) => code)).not.toContain('null-together');
      expect(mended?.generator).toBe(first?.generator);
    }
  });
});
