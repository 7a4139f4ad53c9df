import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdit } from './apply-edit.ts';
import { exampleNames, exampleText, forms, type Model, modelOf } from './documents-for-tests.ts';
import type { SchemaEdit } from './edits/schema-edit.ts';
import { naiveEdit } from './naive-edit-for-tests.ts';
import { readSchemaView } from './read-schema-view.ts';
import { readSource } from './read-source.ts';
import type { SchemaView } from './schema-view.ts';

function view(text: string): SchemaView {
  const read = readSchemaView(text);
  if ('problem' in read) throw new Error(`${read.problem.reason} in line ${read.problem.line}:\n${text}`);
  return read.view;
}

const RUNS = 1;
const STEPS = 4;

/** Names that need thought: YAML reads some of them as something else, JavaScript has others already. */
const strange = [
  '__proto__',
  'constructor',
  'a: b',
  'a #b',
  '#',
  '"',
  "it's",
  'back\\slash',
  'true',
  'null',
  '~',
  '1',
  '1.5',
  '0x1F',
  '08:30',
  '<<',
  '- a',
  '?',
  ':',
  'a.b',
  '[a]',
  '{a}',
  'a, b',
  ' a ',
  '*a',
  '&a',
  '!a',
  '%a',
  '@a',
  '`a',
  '---',
  '名前',
  'الاسم',
  '👩‍👩‍👧',
  'é',
  'x'.repeat(128),
  'تجربة: نعم',
  '\u200f',
  '\u2028',
];
const names = fc.oneof(
  fc.constantFrom(...strange),
  fc.string({ minLength: 1, maxLength: 20, unit: fc.constantFrom(...'a1 :#,[]{}\'"\\-?&*!|>%@`~/.é中ع_') }),
);
const values = fc.oneof(
  fc.constantFrom(true, false, null, 0, 1.5, -3, 1e21, 'now', '4%', '2024-01-01', '', 'x: y', '[a]'),
  names,
  fc.array(names, { maxLength: 3 }),
  fc.array(fc.tuple(names, fc.nat()), { maxLength: 3 }).map((pairs) => new Map(pairs)),
);

/** Edits that a model of plain values can repeat, of tables and columns that are there. */
function editOf(text: string): fc.Arbitrary<SchemaEdit> {
  const { tables } = view(text);
  const place = fc
    .nat(tables.length - 1)
    .map((index) => tables[index] ?? tables[0])
    .chain((table) => {
      const columns = table?.columns.map(({ name }) => name) ?? [];
      return fc.record({
        table: fc.constant(table?.name ?? ''),
        column: fc.constantFrom(...(columns.length > 0 ? columns : [''])),
        columns: fc.subarray(columns, { minLength: 1 }),
        at: fc.nat(columns.length),
        tableAt: fc.nat(tables.length),
        name: names,
      });
    });
  const option = fc.constantFrom('min', 'values', 'nulls', 'unique', 'template', 'style', 'a: b');
  return fc.tuple(place, option, fc.option(values, { nil: undefined }), fc.nat(7)).map(([at, key, value, kind]) => {
    const { table, column } = at;
    const edits: SchemaEdit[] = [
      { kind: 'set-option', table, column, option: key, value },
      { kind: 'rename-column', table, column, name: at.name },
      { kind: 'rename-table', table, name: at.name },
      { kind: 'move-columns', table, columns: at.columns, at: at.at },
      { kind: 'move-table', table, at: at.tableAt },
      { kind: 'add-column', table, name: at.name, value: { generator: 'choice', values: value ?? 1 }, at: at.at },
      { kind: 'set-table-option', table, option: 'description', value: typeof value === 'string' ? value : undefined },
      tables.length > 1 ? { kind: 'delete-table', table } : { kind: 'set-name', name: at.name },
    ];
    return edits[kind] ?? edits[0] ?? { kind: 'several', edits: [] };
  });
}

/** The form in which columns are compared: a generator alone is the same in short. */
function normal(model: Model, depth = 0): Model {
  if (Array.isArray(model)) return model.map((one) => normal(one));
  if (!(model instanceof Map)) return model;
  const [only] = model;
  if (depth === 4 && model.size === 1 && only?.[0] === 'generator' && typeof only[1] === 'string') return only[1];
  return new Map([...model].map(([key, value]) => [key, normal(value, depth + 1)]));
}

/** Where formulas stand: names in them follow, which plain values know nothing of (edits/follow-formulas.test.ts). */
const ofFormulas: ReadonlySet<unknown> = new Set(['formula', 'when', 'where', 'checks']);

/** Options of a column as sets: into which place a new one goes is a matter of style. */
function expectSame(text: string, expected: Model): void {
  const sorted = (model: Model, depth: number): unknown => {
    if (Array.isArray(model)) return model.map((one) => sorted(one, 9));
    if (!(model instanceof Map)) return typeof model === 'number' && Object.is(model, -0) ? 0 : model;
    const entries = [...model].map(
      ([key, value]) => [key, ofFormulas.has(key) ? 'a formula' : sorted(value, depth + 1)] as const,
    );
    return depth === 2 || depth === 4 || depth === 0 ? entries.toSorted(([a], [b]) => (a < b ? -1 : 1)) : entries;
  };
  expect(sorted(normal(modelOf(text)), 0)).toEqual(sorted(normal(expected), 0));
}

const isTaken = (text: string, edit: SchemaEdit): boolean => {
  const { tables } = view(text);
  if (edit.kind === 'rename-table') return tables.some(({ name }) => name === edit.name.normalize('NFC'));
  if (edit.kind !== 'rename-column' && edit.kind !== 'add-column') return false;
  const table = tables.find(({ name }) => name === edit.table);
  return table?.columns.some(({ name }) => name === edit.name) ?? false;
};

describe.each(forms)('an edit of a document %s', (_form, write) => {
  it.each(exampleNames)('does to %s what the same does to plain values, time after time', (name) => {
    fc.assert(
      fc.property(fc.nat(1e9), (seed) => {
        let text = write(exampleText(name));
        for (let step = 0; step < STEPS; step++) {
          const [edit] = fc.sample(editOf(text), { numRuns: 1, seed: seed + step });
          if (edit === undefined || isTaken(text, edit)) continue;
          const expected = naiveEdit(modelOf(text), edit);
          const comments = commentsOf(text);
          text = applyEdit(text, edit);
          expectSame(text, expected);
          if (edit.kind !== 'delete-table' && !('value' in edit && edit.value === undefined)) {
            expect(commentsOf(text)).toEqual(comments);
          }
        }
      }),
      { numRuns: RUNS },
    );
  });
});

/** The comments of a text, in any order. */
function commentsOf(text: string): readonly string[] {
  const read = readSource(text);
  const { comments } = 'source' in read ? read.source : { comments: [] };
  return comments.map((at) => text.slice(at).split(/\r?\n/, 1)[0] ?? '').toSorted();
}
