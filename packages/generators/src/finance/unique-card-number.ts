import { identifier, type Recipe, type Spelling, view } from '@populace/recipes';
import { luhnDigit } from '../shared/check-digits/luhn.ts';
import { pad } from '../shared/identifier/part.ts';
import { type CardNetwork, cardNetworks } from './card-networks.ts';
import { prefixesOf } from './card-number.ts';

/** Drawn for each number: nine digits, and one of a hundred ways, which networks of longer numbers spend on digits. */
const DIGITS = 9;
const WAYS = 100;
/** The first four digits are the network's, the last is the check digit. */
const [PREFIX, CHECK] = [4, 1];

/** A network, with as many first digits to a way as there are. */
interface Spender {
  readonly network: CardNetwork;
  readonly prefixes: readonly string[];
  /** Digits that are made of the way; what is left of it says which stretch of the prefixes. */
  readonly free: number;
  readonly stretch: number;
}

/**
 * Numbers of the row's card that are unique: as many as the network with the fewest can tell apart, 10^11. Networks differ in their first digits, so
 * numbers of two are never alike.
 */
export function uniqueCardNumber(): Recipe {
  const spenders = cardNetworks.map(spenderOf);
  const spelling: Spelling = {
    what: "a number of the row's card",
    spans: [10 ** DIGITS, WAYS],
    maxLength: 16,
    spell: ([low = 0, way = 0], [issuer]) =>
      spell(spenders.find(({ network }) => network.id === issuer?.text) ?? spenderOf(firstOf(cardNetworks)), low, way),
    read(text) {
      const spender = spenders.find(
        ({ network, prefixes }) => network.length === text.length && prefixes.includes(text.slice(0, PREFIX)),
      );
      if (spender === undefined || !/^\d+$/.test(text)) return undefined;
      const { prefixes, free, stretch } = spender;
      const low = Number(text.slice(-DIGITS - CHECK, -CHECK));
      const group = Math.floor(prefixes.indexOf(text.slice(0, PREFIX)) / stretch);
      const way = group * 10 ** free + Number(text.slice(PREFIX, PREFIX + free));
      return spell(spender, low, way) === text ? [low, way] : undefined;
    },
  };
  return identifier(spelling, [view('card', 'issuer')]);
}

function firstOf<T>(list: readonly T[]): T {
  const [first] = list;
  if (first === undefined) throw new RangeError('There are no networks.');
  return first;
}

function spenderOf(network: CardNetwork): Spender {
  const prefixes = prefixesOf(network).map(({ text }) => text);
  const free = network.length - PREFIX - DIGITS - CHECK;
  return { network, prefixes, free, stretch: Math.floor((prefixes.length * 10 ** free) / WAYS) };
}

function spell({ prefixes, free, stretch }: Spender, low: number, way: number): string {
  const group = Math.floor(way / 10 ** free);
  // Which of the stretch's prefixes a number has, goes by the other digits, so that these alone tell what was drawn.
  const mixed = Math.imul(Math.imul(low + 1, 0x9e3779b1) ^ (way + 1), 0x85ebca6b) >>> 8;
  const prefix = prefixes[group * stretch + (mixed % stretch)] ?? '';
  const body = prefix + (free === 0 ? '' : pad(way % 10 ** free, free)) + pad(low, DIGITS);
  return body + luhnDigit(body);
}
