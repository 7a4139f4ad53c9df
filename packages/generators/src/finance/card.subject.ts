import { defineSubject, digits, pick, type Recipe, recode, type Subject, switchOn, view } from '@populace/recipes';
import { cardNetworks, testCardNumbers } from './card-networks.ts';
import { numberOf } from './card-number.ts';

/** Each number that is published for tests, with the place of its network and its share of the network's weight. */
const tests = cardNetworks.flatMap(({ id, weight }, network) => {
  const numbers = testCardNumbers[id] ?? [];
  return numbers.map((number) => ({ number, network, weight: weight / numbers.length }));
});
const numbers = tests.map(({ number }) => number);
const networks = tests.map(({ network }) => network);

const byNetwork = (list: readonly string[]): Recipe => recode(view('card', 'testNumber'), networks, list);

/** A payment card of a row: network, number and length of the verification value belong together. */
export const cardSubject: Subject = defineSubject({
  id: 'card',
  summary: 'A payment card: number, network, verification value and expiry belong together.',
  fields: {
    /** One that processors publish for tests; it also says of which network the card is. */
    testNumber: () => pick(numbers, { weights: tests.map(({ weight }) => weight) }),
    issuer: () => byNetwork(cardNetworks.map(({ id }) => id)),
    issuerName: () => byNetwork(cardNetworks.map(({ name }) => name)),
    validNumber: () =>
      switchOn(
        view('card', 'issuer'),
        cardNetworks.map((network) => numberOf([network])),
      ),
    cvv: () =>
      switchOn(
        view('card', 'issuer'),
        cardNetworks.map(({ id }) => digits(id === 'amex' ? 4 : 3)),
      ),
  },
});
