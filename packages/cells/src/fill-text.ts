import { utf8Length } from '@populace/core';
import type { CellWidth } from './layout/text-layout.ts';

/** Returns how wide a text is. */
export function lengthOf(text: string, { unit }: Pick<CellWidth, 'unit'>): number {
  return unit === 'bytes' ? utf8Length(text) : [...text].length;
}

/** Returns a text with the width of a cell: filled up, or cut behind a whole character. */
export function fillText(text: string, width: CellWidth): string {
  const { size, align, pad } = width;
  const characters = [...text];
  let length = lengthOf(text, width);
  while (length > size) length -= lengthOf(characters.pop() ?? '', width);
  const fill = pad.repeat(size - length);
  const kept = characters.join('');
  if (align === 'left') return kept + fill;
  return pad === '0' && kept.startsWith('-') ? `-${fill}${kept.slice(1)}` : fill + kept;
}
