import type { DrawExplanation } from '@populace/library';
import { formatCount } from '../../../lib/messages/numbers.ts';
import { text } from './messages.ts';

/** Words the draws of a part: a line each, but one for those that differ by their place alone. */
export function drawLines(draws: readonly DrawExplanation[]): readonly string[] {
  const groups: DrawExplanation[][] = [];
  for (const draw of draws) {
    const group = groups.at(-1);
    if (group?.[0] !== undefined && areAlike(group[0], draw)) group.push(draw);
    else groups.push([draw]);
  }
  return groups.map(groupLine);
}

/** The whole numbers below another: `0 to 99`. */
export function spanWords(of: number | bigint): string {
  return text('span', { last: formatCount(BigInt(of) - 1n) });
}

const share = new Intl.NumberFormat(undefined, { style: 'percent', maximumSignificantDigits: 3 });

/** How often something is, also where that is rarely: `15%`, `0.0312%`. */
export function shareWords(value: number): string {
  return share.format(value);
}

const list = new Intl.ListFormat(undefined, { type: 'conjunction' });

/** Names in a sentence: `customers and products`. */
export function listWords(names: readonly string[]): string {
  return list.format(names);
}

function areAlike(one: DrawExplanation, other: DrawExplanation): boolean {
  if (one.kind !== other.kind || one.kind === 'choice' || one.stream !== other.stream) return false;
  if ('of' in one && 'of' in other) return one.of === other.of;
  return one.kind === 'key';
}

function groupLine(group: readonly DrawExplanation[]): string {
  const [first] = group;
  if (first === undefined) return '';
  const words = drawWords(first, group);
  // The rank is a step of its own, which names its stream.
  return first.kind === 'digit' ? words : `${words} · ${streamWords(first)}`;
}

/** Names the random stream that a draw is of, and the draw within it. */
export function streamWords({ stream, draw }: Pick<DrawExplanation, 'stream' | 'draw'>): string {
  return draw === '' ? stream : `${stream} ${draw}`;
}

function drawWords(first: DrawExplanation, group: readonly DrawExplanation[]): string {
  const numbers = group.flatMap((draw) => ('number' in draw ? [formatCount(draw.number)] : [])).join(' · ');
  switch (first.kind) {
    case 'number':
      return text('drew', { numbers, span: spanWords(first.of) });
    case 'digit':
      return text('digits', { numbers, span: spanWords(first.of) });
    case 'choice':
      return text('drewOften', { numbers, span: spanWords(first.of), share: shareWords(first.share) });
    case 'bits':
      return text('bits', { bits: first.bits });
    case 'key':
      return text('key');
  }
}
