import { listGenerators, openSchema } from '@populace/library';
import { describe, expect, it } from 'vitest';
import { columnText } from './sample-column.ts';

const pages = listGenerators();
const textOf = (id: string) => pages.filter((page) => page.id === id).map(columnText)[0];

describe('how a column is written', () => {
  it('is the generator alone where it has no options', () => {
    expect(textOf('color.human')).toBe('human: color.human');
  });

  it('has the options that it needs, and the columns that those name', () => {
    expect(textOf('choice')).toBe('choice:\n  generator: choice\n  values: { free: 50, plus: 35, pro: 15 }');
    expect(textOf('string.template')).toBe(
      'first_name: person.firstName\nlast_name: person.lastName\n' +
        "template:\n  generator: string.template\n  template: '{first_name} {last_name}'".replaceAll("'", '"'),
    );
  });

  it.each(pages)('makes a schema that opens: $id', async (page) => {
    const columns = columnText(page).replaceAll(/^/gm, '      ');

    const schema = await openSchema(`populace: 1\ntables:\n  t:\n    rows: 1\n    columns:\n${columns}\n`);

    expect(schema.table('t').rowCount).toBe(1);
  });
});
