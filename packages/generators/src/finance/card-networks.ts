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

/** Numbers that payment processors publish for tests (Stripe and PayPal test-card pages): no account stands behind them. */
export const testCardNumbers: Readonly<Record<string, readonly string[]>> = {
  visa: ['4242424242424242', '4000056655665556', '4111111111111111', '4012888888881881'],
  mastercard: ['5555555555554444', '2223003122003222', '5200828282828210', '5105105105105100'],
  amex: ['378282246310005', '371449635398431', '378734493671000'],
  discover: ['6011111111111117', '6011000990139424'],
  diners: ['36227206271667'],
  jcb: ['3566002020360505', '3530111333300000'],
  unionpay: ['6200000000000005'],
};
