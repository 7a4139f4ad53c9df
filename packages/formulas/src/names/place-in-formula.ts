import { FaultError } from '../fault.ts';
import { parseFormula } from '../parse/parse-formula.ts';
import type { Token } from '../parse/token.ts';
import { readTokens } from '../parse/tokens.ts';
import { namingMacros } from '../syntax/words.ts';
import { eachOf, meaningOfNames, type NameMeaning, type NamesAround } from './find-names.ts';
import type { NameScope } from './name-scope.ts';

/** A place in a formula that is being written, which need not be one yet. */
export interface FormulaPlace {
  /** The word at the place, which may be empty. */
  readonly from: number;
  readonly to: number;
  readonly may: MayStand;
  /** The call whose arguments the place is among, or whose name it is: `random.integer`, and the argument from 0. */
  readonly call: { readonly name: string; readonly argument: number } | undefined;
}

/** What may stand at a place. */
export type MayStand =
  /** A value: of the row, of what macros named, of a function. */
  | { readonly kind: 'value'; readonly row: NameScope; readonly variables: ReadonlyMap<string, NameMeaning> }
  /** Something of what stands before a dot. */
  | { readonly kind: 'member'; readonly of: NameMeaning }
  /** A name in quotation marks: in `row["…"]`, `parent("…")`, `children("…", "…")`. */
  | { readonly kind: 'text'; readonly names: readonly string[]; readonly mark: string }
  /** Nothing that is known: a new name, a text, a number, a comment. */
  | { readonly kind: 'other' };

const OTHER: MayStand = { kind: 'other' };

/** Tells what may stand at an offset of a text that is being written as a formula about a row. */
export function placeInFormula(text: string, at: number, row: NameScope): FormulaPlace {
  const nowhere: FormulaPlace = { from: at, to: at, may: OTHER, call: undefined };
  const read = readBefore(text.slice(0, at));
  if (read === undefined) return nowhere;
  const { tokens, opens } = read;
  const last = opens === undefined ? tokens.at(-1) : undefined;
  const touched = last !== undefined && endOf(last) === at ? last : undefined;
  if (touched !== undefined && LITERALS.has(touched.kind)) return nowhere;
  const word = touched?.kind === 'name' ? touched : undefined;
  const before = word === undefined ? tokens : tokens.slice(0, -1);
  const { frames, variables } = framesOf(text, before, row);
  const around: NamesAround = { row, variables };
  const frame = frames.at(-1);
  const to = at + (/^[A-Za-z0-9_]*/.exec(text.slice(at))?.[0].length ?? 0);
  const calling = frames.findLast(({ name }) => name !== '');
  const call = calling && { name: calling.name, argument: calling.argument };
  if (opens !== undefined) return { ...textPlace(text, opens, { before, frame, around }), to, call };
  const from = word?.offset ?? at;
  const may = mayStand(text, before, frame, around);
  const space = may.kind === 'member' && may.of.kind === 'namespace' ? `${may.of.name}.` : '';
  const isName = from < to && /^\s*\(/.test(text.slice(to));
  return { from, to, may, call: isName ? { name: space + text.slice(from, to), argument: -1 } : call };
}

const LITERALS: ReadonlySet<Token['kind']> = new Set(['number', 'text', 'bytes']);

/** What may stand behind words: something of what is before a dot, else a value; the name that a macro gives is anyone's. */
function mayStand(text: string, before: readonly Token[], frame: Frame | undefined, around: NamesAround): MayStand {
  const dot = before.at(-1);
  if (dot?.kind === 'sign' && dot.text === '.')
    return { kind: 'member', of: operandBefore(text, before.slice(0, -1), around) };
  const isNaming = frame?.on !== undefined && namingMacros.has(frame.name) && frame.argument === 0;
  return isNaming ? OTHER : { kind: 'value', ...around };
}

function endOf({ offset, length }: Token): number {
  return offset + length;
}

interface ReadBefore {
  readonly tokens: readonly Token[];
  /** Where a text begins that has no end before the place. */
  readonly opens: number | undefined;
}

/** The words before a place; undefined where they cannot be told, and in a comment. */
function readBefore(text: string): ReadBefore | undefined {
  const whole = tokensOf(text);
  if ('tokens' in whole) {
    const end = whole.tokens.at(-1);
    const isComment = text.slice(end === undefined ? 0 : endOf(end)).includes('//');
    return isComment ? undefined : { ...whole, opens: undefined };
  }
  const { offset } = whole;
  if (!/["']/.test(text[offset] ?? '')) return undefined;
  const head = tokensOf(text.slice(0, offset));
  return 'tokens' in head ? { ...head, opens: offset } : undefined;
}

function tokensOf(text: string): { readonly tokens: readonly Token[] } | { readonly offset: number } {
  try {
    // The last token is the end.
    return { tokens: readTokens(text).slice(0, -1) };
  } catch (error) {
    if (error instanceof FaultError) return { offset: error.fault.offset };
    throw error;
  }
}

/** A bracket that is open, with the name before it. */
interface Frame {
  /** Empty for a bracket that calls nothing; with its namespace for `random.integer`. */
  readonly name: string;
  readonly argument: number;
  /** What it is asked of, by the words of that. */
  readonly on: readonly Token[] | undefined;
}

/** The brackets that are open behind the words, from the outermost, and what macros named in them. */
function framesOf(text: string, tokens: readonly Token[], row: NameScope) {
  const frames: (Frame & { readonly begin: number })[] = [];
  let variables: ReadonlyMap<string, NameMeaning> = new Map();
  tokens.forEach(({ kind, text: sign }, place) => {
    const top = frames.at(-1);
    if (kind !== 'sign') return;
    if (sign === '(' || sign === '[') frames.push({ ...frameAt(tokens, place, sign), begin: place + 1 });
    else if (sign === ')' || sign === ']') frames.pop();
    else if (sign === ',' && top !== undefined) frames[frames.length - 1] = { ...top, argument: top.argument + 1 };
  });
  for (const { on, name, argument, begin } of frames) {
    const variable = tokens[begin];
    if (on === undefined || !namingMacros.has(name) || argument === 0 || variable?.kind !== 'name') continue;
    const of = meaningOfTokens(text, on, { row, variables });
    variables = new Map(variables).set(variable.text, eachOf(of));
  }
  return { frames, variables };
}

function frameAt(tokens: readonly Token[], place: number, sign: string): Frame {
  const name = tokens[place - 1];
  const calls = sign === '(' && name?.kind === 'name';
  if (!calls) return { name: '', argument: 0, on: undefined };
  const isMember = tokens[place - 2]?.text === '.' && tokens[place - 2]?.kind === 'sign';
  if (!isMember) return { name: name.text, argument: 0, on: undefined };
  const on = tokens.slice(beginOfOperand(tokens, place - 3), place - 2);
  const [first, more] = on;
  const isSpaced = more === undefined && (first?.text === 'random' || first?.text === 'running');
  return { name: isSpaced ? `${first.text}.${name.text}` : name.text, argument: 0, on };
}

/** Where what ends with the word at a place begins: names, dots, calls and brackets that hang together. */
function beginOfOperand(tokens: readonly Token[], end: number): number {
  let place = end;
  for (;;) {
    const token = tokens[place];
    if (token === undefined) return place + 1;
    if (token.kind === 'sign') {
      if (token.text !== ')' && token.text !== ']') return place + 1;
      place = matching(tokens, place);
      const isOpenCall = tokens[place - 1]?.kind === 'name' || /^[\])]$/.test(tokens[place - 1]?.text ?? '');
      if (isOpenCall) {
        place--;
        continue;
      }
      if (tokens[place - 1]?.text !== '.') return place;
    }
    const isMember = tokens[place - 1]?.text === '.' && tokens[place - 1]?.kind === 'sign';
    if (!isMember) return place;
    place -= 2;
  }
}

/** The bracket that a closing one closes. */
function matching(tokens: readonly Token[], end: number): number {
  let open = 0;
  for (let place = end; place >= 0; place--) {
    const token = tokens[place];
    if (token?.kind !== 'sign') continue;
    if (token.text === ')' || token.text === ']') open++;
    if ((token.text === '(' || token.text === '[') && --open === 0) return place;
  }
  return 0;
}

function operandBefore(text: string, tokens: readonly Token[], around: NamesAround): NameMeaning {
  return meaningOfTokens(text, tokens.slice(beginOfOperand(tokens, tokens.length - 1)), around);
}

function meaningOfTokens(text: string, tokens: readonly Token[], around: NamesAround): NameMeaning {
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (first === undefined || last === undefined) return { kind: 'value' };
  const read = parseFormula(text.slice(first.offset, endOf(last)));
  return 'fault' in read ? { kind: 'value' } : meaningOfNames(read.formula.expression, around);
}

/** A text that has no end yet: the name of a column in brackets, or of a relation. */
function textPlace(
  text: string,
  opens: number,
  {
    before,
    frame,
    around,
  }: { readonly before: readonly Token[]; readonly frame: Frame | undefined; readonly around: NamesAround },
): Pick<FormulaPlace, 'from' | 'may'> {
  const mark = text[opens] ?? '"';
  const place = (names: readonly string[]) => ({ from: opens + 1, may: { kind: 'text', names, mark } as const });
  if (before.at(-1)?.text === '[') {
    const of = operandBefore(text, before.slice(0, -1), around);
    if (of.kind === 'row') return place(of.scope.columns);
  }
  const of =
    frame?.on === undefined ? { kind: 'row' as const, scope: around.row } : meaningOfTokens(text, frame.on, around);
  if (of.kind !== 'row' || frame === undefined) return { from: opens + 1, may: OTHER };
  const { parents, children } = of.scope;
  if (frame.name === 'parent') return place([...parents.values()].map(({ reference }) => reference));
  if (frame.name !== 'children') return { from: opens + 1, may: OTHER };
  if (frame.argument === 0) return place([...new Set(children.map(({ table }) => table))]);
  const [asked] = /(?<=children\s*\(\s*["'])[^"']*/.exec(text.slice(0, opens)) ?? [];
  return place(children.filter(({ table }) => table === asked).map(({ reference }) => reference));
}
