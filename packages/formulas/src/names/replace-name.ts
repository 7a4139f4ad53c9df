import type { Span } from '../syntax/expression.ts';
import { canFollowDot, canStandBare } from '../syntax/words.ts';

/** Puts a right name in the place of a wrong one in a formula: bare, behind a dot, in brackets or in a call, as the wrong one stands. */
export function replaceName(text: string, { offset, length }: Span, name: string): string {
  const wrong = text.slice(offset, offset + length);
  const [head, tail] = [text.slice(0, offset), text.slice(offset + length)];
  const quoted = JSON.stringify(name);
  if (/^["']/.test(wrong)) return head + quoted + tail;
  if (/^(?:.*\.\s*)?(?:parent|children)\s*\(/s.test(wrong))
    return head + wrong.replace(/["'][^"']*["']/, () => quoted) + tail;
  const isCode = name.endsWith(')');
  const dot = /\.\s*$/.exec(head);
  if (dot === null) return head + (isCode || canStandBare(name) ? name : `row[${quoted}]`) + tail;
  return isCode || canFollowDot(name) ? head + name + tail : `${head.slice(0, dot.index)}[${quoted}]${tail}`;
}
