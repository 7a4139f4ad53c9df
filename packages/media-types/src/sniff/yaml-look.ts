import type { TextFinding } from './text-finding.ts';

/** A name, a colon, and a blank or the end of the line. */
const KEY = /^(?:[\w\u00a1-\uffff][^:#{}[\],\n]{0,60}|"[^"\n]*"|'[^'\n]*'):(?:[ \t].*)?$/;
/** What else may stand at the beginning of a line: an entry of a list, a comment, a mark between documents, a line that goes on. */
const OTHER = /^(?:- .*|-|#.*|---(?: .*)?|\.\.\.|[ \t].*|[}\]].*|)$/;

/** So many lines are looked at. */
const MOST_LINES = 500;

/** Says whether a text looks like YAML 1.2: it begins with a mark of YAML, or its lines are names with colons, or entries of a list. */
export function yamlLook(text: string, isWhole: boolean): TextFinding | undefined {
  const type = 'application/yaml';
  if (/^%YAML 1\.[0-9]+\s/.test(text)) return { type, reason: 'a directive of YAML' };
  const all = text.split(/\r?\n/);
  const lines = (isWhole ? all : all.slice(0, -1)).slice(0, MOST_LINES);
  const keys = lines.filter((line) => KEY.test(line)).length;
  const entries = lines.filter((line) => line.startsWith('- ')).length;
  const nested = lines.filter((line) => /^[ \t]+(?:- |[\w"'][^:\n]*:(?:[ \t]|$))/.test(line)).length;
  const isMarked = lines[0] === '---';
  const isTelling = keys + nested >= 2 || (isMarked && keys + entries > 0);
  if (!isTelling || !lines.every((line) => KEY.test(line) || OTHER.test(line))) return undefined;
  return { type, reason: keys > 0 ? 'names with a colon at the beginnings of lines' : 'a list with names and colons' };
}
