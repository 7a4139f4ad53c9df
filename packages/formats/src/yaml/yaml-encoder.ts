import { type CellLayout, type Column, defineTextEncoder, type Encoder, textOption } from '@populace/core';
import { checkBare, isBare } from '../bare-values/check-bare.ts';
import { pairsAsCharacters, yamlKey, yamlText } from './yaml-texts.ts';

/**
 * A YAML 1.2 sequence with a mapping a row, in UTF-8. All texts stand in double quotes, so that no reader takes `no`, `1e5` or
 * `2024-01-01` for something else; numbers and booleans stand bare; JSON stands as the flow collection that it is.
 */
export const yamlEncoder: Encoder = defineTextEncoder({
  id: 'yaml',
  summary: 'A YAML sequence with a mapping a row; texts, dates and times in quotes.',
  contentType: 'application/yaml',
  extensions: ['yaml', 'yml'],
  options: {
    key: textOption({ minLength: 1, maxLength: 200, summary: 'A key to put the sequence under; none where absent.' }),
  },
  layout: (_columns, { key }) => ({
    ...(key === undefined ? {} : { head: `${yamlKey(key)}:\n` }),
    emptyTail: key === undefined ? '[]\n' : '  []\n',
    rowOpen: '- ',
    cellBetween: '\n  ',
    rowClose: '\n',
    cell: yamlCell,
  }),
});

function yamlCell(column: Column): CellLayout {
  return yamlValue(column, `${yamlKey(column.name)}: `);
}

/** Lists and structures are flow collections (YAML 1.2.2, section 7.4). */
function yamlValue(column: Column, before: string): CellLayout {
  const { vector } = column;
  if (vector.kind === 'list') {
    const parts = [yamlValue(vector.item, '')];
    return { before, null: 'null', nested: { open: '[', between: ', ', close: ']', parts } };
  }
  if (vector.kind === 'struct') {
    const parts = vector.members.map(yamlCell);
    return { before, null: 'null', nested: { open: '{ ', between: ', ', close: ' }', parts } };
  }
  if (isBare(column.type)) {
    checkBare(column, 'YAML');
    return { before, null: 'null' };
  }
  if (column.type.kind !== 'json') return { ...yamlText, before };
  // White space is all that a line end or a tab can be in JSON text; other characters that YAML escapes stand within its strings.
  const { '"': _quote, '\\': _backslash, ...escapes } = yamlText.escapes ?? {};
  return {
    before,
    null: 'null',
    escapes: { ...escapes, '\n': ' ', '\r': ' ', '\t': ' ' },
    settle: pairsAsCharacters,
  };
}
