import { charactersOf, cutToWidth, displayWidth } from '../text/display-width.ts';
import { visibleText } from '../text/visible-text.ts';

/** A line of the source, as far as it fits, and how many columns stand before the place. */
export interface Excerpt {
  readonly text: string;
  readonly before: number;
}

/** Of a long line, so many columns after the place are shown at least. */
const SHOWN_AFTER = 24;

/** Cuts the part of a text's line that has a place (from 1, in UTF-16 units) out of it; undefined where there is no such line. */
export function excerptOf(text: string, line: number, column: number, width: number): Excerpt | undefined {
  const source = text.split('\n', line)[line - 1]?.replace(/\r$/, '');
  if (source === undefined) return undefined;
  const lead = lastColumns(shown(source.slice(0, column - 1)), Math.max(0, width - SHOWN_AFTER));
  const before = displayWidth(lead);
  return { text: lead + cutToWidth(shown(source.slice(column - 1)), width - before), before };
}

function shown(text: string): string {
  return visibleText(text.replaceAll('\t', '  '));
}

/** The end of a text, with `…` where its beginning was cut off. */
function lastColumns(text: string, width: number): string {
  if (displayWidth(text) <= width) return text;
  const kept: string[] = [];
  let left = width - 1;
  for (const character of charactersOf(text).toReversed()) {
    left -= displayWidth(character);
    if (left < 0) break;
    kept.unshift(character);
  }
  return `…${kept.join('')}`;
}
