import { FaultError, faultAt } from '../fault.ts';
import type { Literal, Span } from '../syntax/expression.ts';
import type { Token } from './token.ts';

const MOST_DIGITS = 18;
const INT_END = 2n ** 63n;

/** The value of a number as it is written. */
export function numberLiteral(token: Token): Literal {
  const { text } = token;
  if (/[uU]$/.test(text) && !/^0[xX]/.test(text)) refuse(token, 'Whole numbers have no u behind them.');
  if (/^(?:[0-9]+|0[xX][0-9A-Fa-f]+)$/.test(text)) return wholeLiteral(token);
  const match = /^([0-9]+)\.([0-9]+)$/.exec(text);
  if (match !== null) return decimalLiteral(token, match[1] ?? '', match[2] ?? '');
  const value = Number(text);
  if (!/^[0-9]+(?:\.[0-9]+)?[eE][+-]?[0-9]+$/.test(text) || !Number.isFinite(value))
    refuse(token, `${text} is no number.`);
  return { kind: 'float', value };
}

function wholeLiteral(token: Token): Literal {
  const value = BigInt(token.text);
  // 2^63 itself is allowed for the sake of its negative, and refused by the check if it stands alone.
  if (value > INT_END) refuse(token, `${token.text} has more than 64 bits.`);
  return { kind: 'int', value };
}

/** A number with a point and without an exponent is a decimal of as many digits as are written. */
function decimalLiteral(token: Token, whole: string, fraction: string): Literal {
  if (`${whole}${fraction}`.replace(/^0+/, '').length > MOST_DIGITS || fraction.length > MOST_DIGITS) {
    refuse(
      token,
      `${token.text} has more than ${MOST_DIGITS} digits; a number with an exponent, as 1.5e0, is a float.`,
    );
  }
  return { kind: 'decimal', digits: BigInt(`${whole}${fraction}`), scale: fraction.length };
}

/** The number with the other sign; undefined for what has none. */
export function negated(value: Literal): Literal | undefined {
  if (value.kind === 'int') return { kind: 'int', value: -value.value };
  if (value.kind === 'decimal') return { ...value, digits: -value.digits };
  return value.kind === 'float' ? { kind: 'float', value: -value.value } : undefined;
}

function refuse(span: Span, message: string): never {
  throw new FaultError(faultAt('formula/syntax', span, message));
}
