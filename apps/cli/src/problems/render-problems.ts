import { catalogue, type Problem } from '@populace/core';
import type { Colours } from '../output/colours.ts';
import { listWords } from '../text/list-words.ts';
import { visibleText } from '../text/visible-text.ts';
import { excerptOf } from './excerpt.ts';
import type { SourceText } from './source-error.ts';

/** How problems are shown to people. */
export interface RenderOptions {
  readonly source?: SourceText | undefined;
  readonly colours: Colours;
  /** Columns of the terminal. */
  readonly width: number;
}

/** Renders problems: where, code, sentence; the line with a mark under the place; what was perhaps meant, or what to do. */
export function renderProblems(problems: readonly Problem[], options: RenderOptions): string {
  return problems.map((problem) => `${renderProblem(problem, options).join('\n')}\n`).join('');
}

function renderProblem(problem: Problem, options: RenderOptions): readonly string[] {
  const { colours, source } = options;
  const { code, message, severity, place } = problem;
  const paint = severity === 'note' ? colours.cyan : colours.red;
  const word = severity === 'note' ? `note ${code}` : code;
  const head = [colours.bold(visibleText(whereOf(problem, source))), paint(word), visibleText(message)].join('  ');
  const marked = source !== undefined && place.line !== undefined ? markedLine(problem, source, options) : [];
  const advice = adviceOf(problem);
  return [head, ...marked, ...(advice === undefined ? [] : [`    ${colours.green(visibleText(advice))}`])];
}

/** A place in the text, an option of the call, a place in the document; else the program itself speaks. */
function whereOf({ place }: Problem, source: SourceText | undefined): string {
  const label = source?.label ?? 'schema';
  if (place.line !== undefined) return `${label}:${place.line}:${place.column ?? 1}`;
  if (place.pointer.startsWith('--')) return place.pointer;
  return place.pointer === '' ? 'populace' : `${label}${place.pointer}`;
}

function markedLine({ place }: Problem, source: SourceText, { colours, width }: RenderOptions): readonly string[] {
  const { line = 1, column = 1 } = place;
  const number = String(line).padStart(6);
  const excerpt = excerptOf(source.text, line, column, Math.max(40, width - number.length - 4));
  if (excerpt === undefined) return [];
  const bar = colours.dim('|');
  return [
    `${colours.dim(number)} ${bar} ${excerpt.text}`.trimEnd(),
    `${' '.repeat(number.length)} ${bar} ${' '.repeat(excerpt.before)}${colours.red('^')}`,
  ];
}

/** Most sentences say themselves what to do; for these the catalogue's remedy says more. */
const ADVISED: ReadonlySet<string> = new Set([
  'schema/unknown-generator',
  'format/unknown',
  'format/invalid-option',
  'formula/failed',
  'limit/schema-size',
  'limit/rows',
  'limit/text',
  'run/cancelled',
  'serve/not-built',
  'serve/port-taken',
  'serve/refused',
]);

function adviceOf({ code, nearest, message }: Problem): string | undefined {
  if (message.includes('did you mean')) return undefined;
  if (nearest.length > 0) return `did you mean ${listWords(nearest, 'or')}?`;
  return ADVISED.has(code) ? catalogue[code].remedy : undefined;
}
