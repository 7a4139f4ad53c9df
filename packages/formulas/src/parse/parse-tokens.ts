import { FaultError, faultAt } from '../fault.ts';
import type { Expression, Operator, Span } from '../syntax/expression.ts';
import { namingMacros, reservedWords } from '../syntax/words.ts';
import { negated, numberLiteral } from './literals.ts';
import type { Token } from './token.ts';

/** The most brackets within brackets, signs counted with them. */
const MOST_LEVELS = 64;
/** The most steps from the top of a formula to its deepest part, chains of operators included. */
const DEEPEST = 256;
/** The most elements of a list that is written out. */
const MOST_ITEMS = 1000;

/** Operators of two operands, by how tightly they bind: those that bind least first. Operators of one line are taken from the left. */
const BINARY: readonly (readonly Operator[])[] = [
  ['||'],
  ['&&'],
  ['==', '!=', '<', '<=', '>', '>=', 'in'],
  ['+', '-'],
  ['*', '/', '%'],
];

/** Where the reading of a formula is. */
interface Reading {
  readonly tokens: readonly Token[];
  at: number;
  /** Open brackets and signs. */
  levels: number;
  readonly depths: WeakMap<Expression, number>;
}

/** Reads the words of a formula: the grammar of CEL (Common Expression Language), without maps and messages. */
export function parseTokens(tokens: readonly Token[]): Expression {
  const reading: Reading = { tokens, at: 0, levels: 0, depths: new WeakMap() };
  const expression = readChoice(reading);
  if (here(reading).kind !== 'end') refuseToken(here(reading));
  return expression;
}

function readChoice(reading: Reading): Expression {
  const condition = readBinary(reading, 0);
  if (!takeSign(reading, '?')) return condition;
  const then = readBinary(reading, 0);
  demandSign(reading, ':');
  const otherwise = within(reading, () => readChoice(reading));
  const args = [condition, then, otherwise] as const;
  return made(reading, { kind: 'choice', args: [...args], ...spanOf(condition, otherwise) }, args);
}

function readBinary(reading: Reading, level: number): Expression {
  const operators = BINARY[level];
  if (operators === undefined) return readSigned(reading);
  let left = readBinary(reading, level + 1);
  for (;;) {
    const operator = operators.find((one) => isOperator(here(reading), one));
    if (operator === undefined) return left;
    reading.at++;
    const args = [left, readBinary(reading, level + 1)] as const;
    left = made(reading, { kind: 'operator', operator, args, ...spanOf(...args) }, args);
  }
}

function isOperator({ kind, text }: Token, operator: Operator): boolean {
  return text === operator && (kind === 'sign' || (kind === 'name' && operator === 'in'));
}

/** A sign before a number is part of it, so that the least whole number can be written. */
function readSigned(reading: Reading): Expression {
  const sign = here(reading);
  if (sign.kind !== 'sign' || (sign.text !== '-' && sign.text !== '!')) return readMember(reading);
  reading.at++;
  const of = within(reading, () => readSigned(reading));
  const span = spanOf(sign, of);
  const value = sign.text === '-' && of.kind === 'literal' ? negated(of.value) : undefined;
  if (value !== undefined) return made(reading, { kind: 'literal', value, ...span }, []);
  return made(reading, { kind: 'operator', operator: sign.text as '-' | '!', args: [of], ...span }, [of]);
}

function readMember(reading: Reading): Expression {
  let of = readPrimary(reading);
  for (;;) {
    if (takeSign(reading, '.')) of = readNamed(reading, of);
    else if (takeSign(reading, '[')) {
      const index = within(reading, () => readChoice(reading));
      const end = demandSign(reading, ']');
      of = made(reading, { kind: 'index', of, index, ...spanOf(of, end) }, [of, index]);
    } else return of;
  }
}

/** What stands behind a dot: a member, or a call on what is before it. */
function readNamed(reading: Reading, on: Expression): Expression {
  const name = here(reading);
  if (name.kind !== 'name') refuseToken(name);
  reading.at++;
  if (takeSign(reading, '(')) return readCall(reading, name, on);
  const at = { offset: name.offset, length: name.length };
  return made(reading, { kind: 'member', of: on, name: name.text, at, ...spanOf(on, name) }, [on]);
}

function readCall(reading: Reading, name: Token, on: Expression | undefined): Expression {
  const args = readList(reading, ')');
  const end = reading.tokens[reading.at - 1] ?? name;
  const [first] = args;
  if (
    on !== undefined &&
    args.length > 1 &&
    namingMacros.has(name.text) &&
    first !== undefined &&
    first.kind !== 'name'
  ) {
    const message = 'Here a name is expected that stands for one row or element, as l in lines.map(l, l.price).';
    throw new FaultError(faultAt('formula/syntax', first, message));
  }
  const at = { offset: name.offset, length: name.length };
  const span = spanOf(on ?? name, end);
  return made(
    reading,
    { kind: 'call', name: name.text, at, on, args, ...span },
    on === undefined ? args : [on, ...args],
  );
}

/** Expressions parted by commas, up to a closing sign, which is taken. */
function readList(reading: Reading, close: string): readonly Expression[] {
  const items: Expression[] = [];
  while (!takeSign(reading, close)) {
    items.push(within(reading, () => readChoice(reading)));
    if (!takeSign(reading, ',')) {
      demandSign(reading, close);
      break;
    }
  }
  return items;
}

function readPrimary(reading: Reading): Expression {
  const token = here(reading);
  reading.at++;
  const { kind, text, offset, length } = token;
  const span = { offset, length };
  if (kind === 'number') return made(reading, { kind: 'literal', value: numberLiteral(token), ...span }, []);
  if (kind === 'text') return made(reading, { kind: 'literal', value: { kind: 'text', value: text }, ...span }, []);
  if (kind === 'name') return readName(reading, token);
  if (kind === 'sign' && text === '(') {
    const inner = within(reading, () => readChoice(reading));
    demandSign(reading, ')');
    return inner;
  }
  if (kind === 'sign' && text === '[') {
    const items = readList(reading, ']');
    const end = reading.tokens[reading.at - 1] ?? token;
    if (items.length > MOST_ITEMS) {
      const message = `A list has at most ${MOST_ITEMS} elements; this one has ${items.length}.`;
      throw new FaultError(faultAt('limit/formula', spanOf(token, end), message));
    }
    return made(reading, { kind: 'list', items, ...spanOf(token, end) }, items);
  }
  if (kind === 'bytes') refuse(token, 'Bytes are not written as b"…"; use base64Decode.');
  if (kind === 'sign' && text === '{') refuse(token, 'Maps in braces are not part of formulas.');
  return refuseToken(token);
}

function readName(reading: Reading, token: Token): Expression {
  const { text, offset, length } = token;
  const span = { offset, length };
  if (text === 'null') return made(reading, { kind: 'literal', value: { kind: 'null' }, ...span }, []);
  if (text === 'true' || text === 'false')
    return made(reading, { kind: 'literal', value: { kind: 'bool', value: text === 'true' }, ...span }, []);
  const isCall = here(reading).kind === 'sign' && here(reading).text === '(';
  // if is a function of formulas, though CEL keeps the word.
  if (reservedWords.has(text) && !(text === 'if' && isCall)) {
    const message = `${text} is a word of the language and cannot stand alone; a column of this name is written row["${text}"].`;
    refuse(token, message);
  }
  if (takeSign(reading, '(')) return readCall(reading, token, undefined);
  return made(reading, { kind: 'name', name: text, ...span }, []);
}

function here({ tokens, at }: Reading): Token {
  const token = tokens[at] ?? tokens.at(-1);
  if (token === undefined) throw new TypeError('A formula ends with the token of its end.');
  return token;
}

function takeSign(reading: Reading, sign: string): boolean {
  const { kind, text } = here(reading);
  if (kind !== 'sign' || text !== sign) return false;
  reading.at++;
  return true;
}

function demandSign(reading: Reading, sign: string): Token {
  const token = here(reading);
  if (!takeSign(reading, sign)) refuseToken(token);
  return token;
}

/** Goes one level deeper, if there is one. */
function within<T>(reading: Reading, read: () => T): T {
  reading.levels++;
  if (reading.levels > MOST_LEVELS) {
    const message = `A formula is nested at most ${MOST_LEVELS} levels deep; give a part of it a column of its own.`;
    const { offset } = reading.tokens[reading.at - 1] ?? here(reading);
    throw new FaultError(faultAt('limit/formula', { offset, length: 1 }, message));
  }
  const value = read();
  reading.levels--;
  return value;
}

/** Notes how deep a part is. */
function made(reading: Reading, expression: Expression, parts: readonly Expression[]): Expression {
  const depth = 1 + Math.max(0, ...parts.map((part) => reading.depths.get(part) ?? 0));
  reading.depths.set(expression, depth);
  if (depth <= DEEPEST) return expression;
  const message = `A formula has at most ${DEEPEST} parts within one another; give a part of it a column of its own.`;
  throw new FaultError(faultAt('limit/formula', expression, message));
}

function spanOf(first: Span, last: Span): Span {
  return { offset: first.offset, length: last.offset + last.length - first.offset };
}

function refuse(span: Span, message: string): never {
  throw new FaultError(faultAt('formula/syntax', { offset: span.offset, length: span.length }, message));
}

function refuseToken({ kind, text, offset, length }: Token): never {
  const found = kind === 'end' ? 'The formula ends' : `"${text}" stands`;
  const message = `${found} where something else is expected.`;
  throw new FaultError(faultAt('formula/syntax', { offset, length }, message));
}
