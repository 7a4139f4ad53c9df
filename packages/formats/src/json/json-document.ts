import type { ScriptPart, TableFacts } from '@populace/cells';
import { type JsonSettings, planJsonRows } from './json-rows.ts';

/** Returns what a document of several tables is made of: an object whose members are the rows of each, in the order of the tables. */
export function jsonDocument(tables: readonly TableFacts[], options: JsonSettings): readonly ScriptPart[] {
  const line = options.pretty ? '\n  ' : '\n';
  const colon = options.pretty ? ': ' : ':';
  return [
    { kind: 'text', text: '{' },
    ...tables.map((facts, index): ScriptPart => {
      const before = `${line}${JSON.stringify(facts.name)}${colon}`;
      const frame = { before, after: index === tables.length - 1 ? '' : ',', depth: 1 };
      return {
        kind: 'rows',
        table: facts.name,
        columns: facts.columns.map(({ name }) => name),
        again: false,
        plan: (columns, rows) => planJsonRows(columns, { options, facts, rows }, frame),
      };
    }),
    { kind: 'text', text: '\n}\n' },
  ];
}
