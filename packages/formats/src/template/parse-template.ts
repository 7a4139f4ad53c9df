import { CodedError } from '@populace/core';

/** What stands in a row of a template: text, or a hole for a column or the number of the row. */
export type TemplatePiece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'hole'; readonly name: string };

/** A template, parted into what stands once and what stands in each row. */
export interface Template {
  readonly head: string;
  readonly row: readonly TemplatePiece[];
  readonly tail: string;
}

const OPEN = '{{#rows}}';
const CLOSE = '{{/rows}}';

/**
 * Reads a template: text with holes, `{{column}}`, and around what stands once for each row `{{#rows}}` and `{{/rows}}`, whose lines
 * vanish where nothing else stands on them. Without these the whole text stands for each row, on lines of its own.
 * @throws CodedError `format/invalid-option` for braces that are not closed, and for holes outside of rows.
 */
export function parseTemplate(text: string): Template {
  const lean = text.replace(/^[ \t]*(\{\{[#/]rows\}\})[ \t]*\r?\n/gm, '$1');
  const [opens, closes] = [lean.split(OPEN).length - 1, lean.split(CLOSE).length - 1];
  if (opens === 0 && closes === 0) return { head: '', row: parsePieces(endedLine(lean)), tail: '' };
  const [from, to] = [lean.indexOf(OPEN), lean.indexOf(CLOSE)];
  if (opens !== 1 || closes !== 1 || to < from)
    throw wrong(`needs ${OPEN} once and ${CLOSE} once behind it, where it has any`);
  return {
    head: onceOnly(lean.slice(0, from)),
    row: parsePieces(lean.slice(from + OPEN.length, to)),
    tail: onceOnly(lean.slice(to + CLOSE.length)),
  };
}

function endedLine(text: string): string {
  return text.endsWith('\n') ? text : `${text}\n`;
}

function parsePieces(text: string): readonly TemplatePiece[] {
  const pieces: TemplatePiece[] = [];
  let at = 0;
  for (let open = text.indexOf('{{'); open >= 0; open = text.indexOf('{{', at)) {
    const close = text.indexOf('}}', open);
    if (close < 0) throw wrong(`has {{ without }} behind it, at ${JSON.stringify(text.slice(open, open + 30))}`);
    pieces.push(
      { kind: 'text', text: text.slice(at, open) },
      { kind: 'hole', name: text.slice(open + 2, close).trim() },
    );
    at = close + 2;
  }
  return [...pieces, { kind: 'text', text: text.slice(at) }];
}

function onceOnly(text: string): string {
  return parsePieces(text)
    .map((piece) => {
      if (piece.kind === 'text') return piece.text;
      if (piece.name === OPEN_BRACES) return '{{';
      throw wrong(`has the hole {{${piece.name}}} outside of ${OPEN} and ${CLOSE}, where there is no row`);
    })
    .join('');
}

/** The hole that stands for two braces. */
export const OPEN_BRACES = '@braces';

function wrong(what: string): CodedError {
  return new CodedError('format/invalid-option', `The template ${what}.`);
}
