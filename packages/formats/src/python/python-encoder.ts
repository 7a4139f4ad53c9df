import { type ColumnFacts, cellText, defineEncoder, type Encoder, planText, type TextLayout } from '@populace/cells';
import { type Column, enumOption, textOption } from '@populace/core';
import { rowTypeName, sourceName, sourceNames } from '../shared/source-names/source-names.ts';
import {
  isPythonReserved,
  type PythonValues,
  pythonCell,
  pythonColumn,
  pythonImports,
  pythonTypeName,
} from './python-values.ts';

/** A Python module with a list of all rows, for Python 3.7 and later. Python reads all of it at once: for up to thousands of rows. */
export const pythonEncoder: Encoder = defineEncoder({
  id: 'python',
  summary: 'A Python module with a list of all rows.',
  contentType: 'text/x-python',
  extensions: ['py'],
  options: {
    rows: enumOption(['dict', 'tuple', 'dataclass'], {
      default: 'dict',
      summary: 'What a row is: a dict by column, a tuple, or an object of a dataclass of its own.',
    }),
    values: enumOption(['typed', 'plain'], {
      default: 'typed',
      summary: 'Whether decimals, dates, times, UUIDs, bytes and JSON are of the types of Python, or float and str.',
    }),
    name: textOption({ minLength: 1, maxLength: 200, summary: "The name of the list; the table's where absent." }),
  },
  plan(columns, { rows: kind, values, name }, { facts, rows }) {
    const list = sourceName(name ?? facts.name, isPythonReserved);
    const type = sourceName(rowTypeName(name ?? facts.name), isPythonReserved);
    const types = columns.map((column) => column.type);
    const future = kind === 'dataclass' ? ['from __future__ import annotations\n'] : [];
    const dataclass = kind === 'dataclass' ? ['from dataclasses import dataclass'] : [];
    const imports = [...future, ...[...pythonImports(types, values), ...dataclass]].map((line) => `${line}\n`).join('');
    const made = kind === 'dataclass' ? `\n\n${dataclassOf(type, { columns, facts: facts.columns }, values)}\n\n` : '';
    const gap = made === '' && imports !== '' ? '\n' : made;
    const layout: TextLayout = {
      head: `${imports}${gap}${list} = [\n`,
      tail: ']\n',
      ...rowShape(kind, type, columns.length),
      cell(column) {
        const cell = pythonCell(column, values);
        return kind === 'dict' ? { ...cell, before: `${pythonText(column.name)}: ` } : cell;
      },
    };
    return planText(
      columns.map((column) => pythonColumn(column, values)),
      layout,
      rows,
    );
  },
});

type RowShape = Pick<TextLayout, 'rowOpen' | 'cellBetween' | 'rowClose'>;

function rowShape(kind: 'dict' | 'tuple' | 'dataclass', type: string, columnCount: number): RowShape {
  if (kind === 'dict') return { rowOpen: '    {', cellBetween: ', ', rowClose: '},\n' };
  if (kind === 'dataclass') return { rowOpen: `    ${type}(`, cellBetween: ', ', rowClose: '),\n' };
  // A tuple of one needs a comma.
  return { rowOpen: '    (', cellBetween: ', ', rowClose: columnCount === 1 ? ',),\n' : '),\n' };
}

interface Fields {
  readonly columns: readonly Column[];
  readonly facts: readonly ColumnFacts[];
}

/** Fields have no two underscores at their begin, which a class would take for its own. */
function dataclassOf(type: string, { columns, facts }: Fields, values: PythonValues): string {
  const plain = facts.map(({ name }) => name.replace(/^_+/, '_'));
  const fields = sourceNames(plain, isFieldReserved).map((field, at) => {
    const { nullable } = facts[at];
    return `    ${field}: ${pythonTypeName(columns[at], values)}${nullable ? ' | None' : ''}\n`;
  });
  return `@dataclass(frozen=True)\nclass ${type}:\n${fields.join('')}`;
}

/** A field may have the name of a type, because annotations are not looked up, but not a word of the language. */
function isFieldReserved(word: string): boolean {
  return isPythonReserved(word) && !/^(?:date|datetime|time|json|bytes|object|list|tuple)$/.test(word);
}

function pythonText(text: string): string {
  return cellText(
    pythonCell({ name: '', type: { kind: 'string' }, vector: { kind: 'constant', text } }, 'plain'),
    text,
  );
}
