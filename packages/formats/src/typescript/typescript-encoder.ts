import { defineTextEncoder, type Encoder, type TableFacts } from '@populace/cells';
import { type Column, textOption } from '@populace/core';
import {
  isScriptReserved,
  propertyKey,
  type ScriptValues,
  scriptCell,
  scriptTypeOf,
  scriptValueOptions,
} from '../shared/script-values/script-values.ts';
import { rowTypeName, sourceName } from '../shared/source-names/source-names.ts';

/** A TypeScript module with an interface of a row and a constant of all rows. A compiler reads all of it at once: for up to thousands of rows. */
export const typescriptEncoder: Encoder = defineTextEncoder({
  id: 'typescript',
  summary: 'A TypeScript module: an interface of a row, and a constant of all rows.',
  contentType: 'application/typescript',
  extensions: ['ts', 'mts'],
  options: {
    name: textOption({ minLength: 1, maxLength: 200, summary: "The name of the constant; the table's where absent." }),
    type: textOption({
      minLength: 1,
      maxLength: 200,
      summary: 'The name of the interface; made of that of the constant where absent.',
    }),
    ...scriptValueOptions,
  },
  layout(columns, { name, type, ...values }, facts) {
    const constant = sourceName(name ?? facts.name, isScriptReserved);
    const row = sourceName(type ?? rowTypeName(name ?? facts.name), isScriptReserved);
    return {
      head: `export interface ${row} {\n${members(columns, facts, values)}}\n\nexport const ${constant}: readonly ${row}[] = [\n`,
      rowOpen: '  { ',
      cellBetween: ', ',
      rowClose: ' },\n',
      tail: '];\n',
      cell: (column) => scriptCell(column, values),
    };
  },
});

function members(columns: readonly Column[], facts: TableFacts, values: ScriptValues): string {
  return facts.columns
    .map(({ name, nullable }, at) => {
      const typeOf = scriptTypeOf(columns[at], values);
      return `  readonly ${propertyKey(name)}: ${typeOf}${nullable && typeOf !== 'unknown' ? ' | null' : ''};\n`;
    })
    .join('');
}
