import { checkSchema, openSchema } from '@populace/library';
import { describe, expect, it } from 'vitest';
import { applyEdit } from '../apply-edit.ts';
import { exampleNames, exampleText, forms } from '../documents-for-tests.ts';
import { readSchemaView } from '../read-schema-view.ts';
import type { TableView } from '../schema-view.ts';
import type { SchemaEdit } from './schema-edit.ts';

function tablesOf(text: string): readonly TableView[] {
  const read = readSchemaView(text);
  return 'view' in read ? read.view.tables : [];
}

/** What is wrong with a schema or worth knowing, without its places. */
async function complaints(text: string): Promise<readonly string[]> {
  return (await checkSchema(text)).map(({ code, message }) => `${code} ${message}`);
}

/** Names that stay names wherever they stand: YAML, templates, references. */
const NEW_NAMES = ['a: b', '__proto__', 'x.y', '"', 'true', '1', '# no', 'الاسم', "it's"];

function renameAll(text: string): string {
  let count = 0;
  const next = (): string => `${NEW_NAMES[count % NEW_NAMES.length]}${count++ < NEW_NAMES.length ? '' : count}`;
  const columns = tablesOf(text).flatMap(({ name, columns: own }) => own.map((column) => [name, column.name] as const));
  const renamed = columns.reduce(
    (at, [table, column]) => applyEdit(at, { kind: 'rename-column', table, column, name: next() }),
    text,
  );
  return tablesOf(renamed).reduce(
    (at, { name }) => applyEdit(at, { kind: 'rename-table', table: name, name: next() }),
    renamed,
  );
}

describe.each(exampleNames)('the engine, after edits of %s', (name) => {
  const text = exampleText(name);

  it.each(forms.slice(0, 3).filter((_, index) => index !== 1))(
    'finds nothing wrong where everything is renamed, %s',
    async (_form, write) => {
      const renamed = renameAll(write(text));

      expect(await checkSchema(renamed)).toEqual([]);
    },
  );

  it('makes the same rows where columns and tables are moved', async () => {
    const rowsOf = async (of: string): Promise<unknown> => {
      const schema = await openSchema(of);
      return Object.fromEntries(
        schema.tables.map((table) => [
          table.name,
          table
            .text('ndjson', { take: 3 })
            .split('\n')
            .map((line) => (line === '' ? '' : Object.entries(JSON.parse(line) as object).toSorted())),
        ]),
      );
    };
    const moved = tablesOf(text).reduce((at, table) => {
      const columns = table.columns.slice(1).map((column) => column.name);
      const within: SchemaEdit = { kind: 'move-columns', table: table.name, columns, at: 0 };
      return applyEdit(applyEdit(at, within), { kind: 'move-table', table: table.name, at: 0 });
    }, text);

    expect(await rowsOf(moved)).toEqual(await rowsOf(text));
  });

  it('finds nothing wrong with copies of tables and columns', async () => {
    const before = await complaints(text);
    const copies = tablesOf(text).map((table) => applyEdit(text, { kind: 'duplicate-table', table: table.name }));
    const columns = tablesOf(text).map((table) =>
      applyEdit(text, {
        kind: 'duplicate-columns',
        table: table.name,
        columns: table.columns
          .filter(({ reference, kind }) => reference === undefined && kind !== 'key')
          .map((one) => one.name),
      }),
    );

    // A copy has no children of its own: formulas that add these up say so, and nothing else is wrong.
    const isOfChildren = (complaint: string): boolean =>
      /^formula\/unknown-name .*_2 has nothing named/.test(complaint);
    for (const copy of [...copies, ...columns]) {
      expect((await complaints(copy)).filter((one) => !isOfChildren(one))).toEqual(before);
    }
  });
});
