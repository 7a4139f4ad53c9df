import type { NamedVector } from '@populace/core';
import { escapeText } from './cell-text.ts';
import { jsonValueCell } from './json-value-cell.ts';
import type { CellLayout } from './layout/text-layout.ts';

/** Returns how a list or structure is written as JSON text within cells of another layout: each character as that layout spells it. */
export function jsonTextCell(column: NamedVector, within: CellLayout): CellLayout {
  return spelt(jsonValueCell(column, { bigints: 'digits' }), within);
}

function spelt(json: CellLayout, within: CellLayout): CellLayout {
  const spell = (text: string): string => escapeText(within, text);
  const { nested, escapes = {} } = json;
  const inner = Object.entries(escapes).map(([character, text]) => [character, spell(text)]);
  return {
    before: spell(json.before ?? ''),
    open: spell(json.open ?? ''),
    close: spell(json.close ?? ''),
    null: spell(json.null),
    escapes: { ...within.escapes, ...Object.fromEntries(inner) },
    ...(nested && {
      nested: {
        open: spell(nested.open),
        between: spell(nested.between),
        close: spell(nested.close),
        parts: nested.parts.map((part) => spelt(part, within)),
      },
    }),
  };
}
