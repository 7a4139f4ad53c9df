import type { CellLayout } from '@populace/cells';
import type { Column } from '@populace/core';
import { checkBare, isBare } from '../shared/bare-values/check-bare.ts';
import { pairsAsCharacters, yamlKey, yamlText } from './yaml-texts.ts';

/** Returns the layout of a column's members of a mapping. */
export function yamlCell(column: Column): CellLayout {
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
