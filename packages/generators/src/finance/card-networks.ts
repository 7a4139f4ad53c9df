import { publishedTestCards } from './test-cards.data.ts';

/**
 * Card networks by the first digits and lengths of their numbers: ranges that the networks publish (ISO/IEC 7812-1 gives the
 * frame), compiled as facts. `weight` is an own estimate of how common a network's cards are, not a count.
 */
export interface CardNetwork {
  readonly id: string;
  /** As it is written on cards. */
  readonly name: string;
  readonly length: 14 | 15 | 16;
  /** Ranges of the first four digits, both ends included. */
  readonly prefixes: readonly (readonly [number, number])[];
  readonly weight: number;
}

/** The networks that `finance.creditCardNumber` knows, without the stretches within their ranges that belong to Elo, Maestro and Naranja. */
export const cardNetworks: readonly CardNetwork[] = [
  {
    id: 'visa',
    name: 'Visa',
    length: 16,
    prefixes: [
      [4000, 4010],
      [4012, 4028],
      [4030, 4311],
      [4313, 4388],
      [4390, 4513],
      [4515, 4572],
      [4574, 4575],
      [4577, 4935],
      [4937, 4999],
    ],
    weight: 50,
  },
  {
    id: 'mastercard',
    name: 'Mastercard',
    length: 16,
    prefixes: [
      [5100, 5274],
      [5276, 5599],
      [2221, 2720],
    ],
    weight: 32,
  },
  {
    id: 'amex',
    name: 'American Express',
    length: 15,
    prefixes: [
      [3400, 3499],
      [3700, 3799],
    ],
    weight: 6,
  },
  {
    id: 'discover',
    name: 'Discover',
    length: 16,
    prefixes: [
      [6011, 6011],
      [6440, 6499],
      // Between them stand ranges of Elo and Troy.
      [6503, 6503],
      [6506, 6506],
      [6510, 6515],
      [6517, 6548],
      [6551, 6572],
      [6574, 6578],
      [6580, 6586],
      [6589, 6599],
    ],
    weight: 3,
  },
  { id: 'diners', name: 'Diners Club', length: 14, prefixes: [[3600, 3699]], weight: 1 },
  { id: 'jcb', name: 'JCB', length: 16, prefixes: [[3528, 3589]], weight: 3 },
  { id: 'unionpay', name: 'UnionPay', length: 16, prefixes: [[6200, 6209]], weight: 5 },
];

/** Numbers by network that payment processors publish for tests: no account stands behind them. */
export const testCardNumbers: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(publishedTestCards).map(([network, processors]) => [network, Object.values(processors).flat()]),
);
