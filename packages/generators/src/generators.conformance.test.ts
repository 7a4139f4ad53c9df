import { createRequire } from 'node:module';
import { chiSquare, tableOf, textsOf, valuesOf } from '@populace/testkit/schemas';
import valid from 'card-validator';
import { decodeTime, isValid as isUlid } from 'ulid';
import { validate as isUuid, version as uuidVersion } from 'uuid';
import { describe, expect, it } from 'vitest';

const mimeDb: { readonly [type: string]: { readonly extensions?: readonly string[] } } = createRequire(import.meta.url)(
  'mime-db',
);

/** The Luhn test (ISO/IEC 7812-1, Annex B), by summing from the right. */
function passesLuhn(number: string): boolean {
  const digits = [...number].toReversed().map(Number);
  const sum = digits.reduce(
    (all, digit, at) => all + (at % 2 === 0 ? digit : Math.floor((digit * 2) / 10) + ((digit * 2) % 10)),
    0,
  );
  return sum % 10 === 0;
}

describe('card numbers', () => {
  it.each([
    ['visa', 'visa'],
    ['mastercard', 'mastercard'],
    ['amex', 'american-express'],
    ['discover', 'discover'],
    ['diners', 'diners-club'],
    ['jcb', 'jcb'],
    ['unionpay', 'unionpay'],
  ])('of %s are what others take for such, with a right check digit', async (issuer, type) => {
    for (const mode of ['safe', 'valid']) {
      for (const number of await textsOf({ generator: 'finance.creditCardNumber', issuer, mode })) {
        const judged = valid.number(number);

        expect(passesLuhn(number), number).toBe(true);
        expect([judged.isValid, judged.card?.type], number).toEqual([true, type]);
      }
    }
  });

  it('of any network are of several', async () => {
    const numbers = await textsOf({ generator: 'finance.creditCardNumber', mode: 'valid' });

    expect(new Set(numbers.map((number) => valid.number(number).card?.type)).size).toBe(7);
    expect(numbers.every((number) => valid.number(number).isValid)).toBe(true);
    expect(new Set(numbers).size).toBeGreaterThan(2990);
  });
});

describe('ids', () => {
  it('are uuids of version 4, and of version 7 with the times asked for', async () => {
    const seven = await textsOf({ generator: 'uuid', version: 7, start: '2020-02-29', every: '1h' }, 1000);

    for (const id of await textsOf('uuid')) expect([isUuid(id), uuidVersion(id)]).toEqual([true, 4]);
    for (const [row, id] of seven.entries()) {
      expect([isUuid(id), uuidVersion(id)]).toEqual([true, 7]);
      const ms = Number.parseInt(id.replace('-', '').slice(0, 12), 16);
      expect(ms).toBe(Date.UTC(2020, 1, 29) + row * 3_600_000);
    }
    expect(seven.toSorted()).toEqual(seven);
  });

  it('are ulids in the order of rows, with the times asked for', async () => {
    const ids = await textsOf({ generator: 'ulid', start: '2001-09-09T01:46:40Z', every: '15m' }, 1000);

    for (const [row, id] of ids.entries()) {
      expect(isUlid(id)).toBe(true);
      expect(decodeTime(id)).toBe(10 ** 12 + row * 900_000);
    }
    expect(ids.toSorted()).toEqual(ids);
  });

  it('are nanoids of the length and alphabet asked for, each character as often', async () => {
    const ids = await textsOf({ generator: 'nanoid', length: 9, alphabet: 'abcdefghij' });
    const counts = [...'abcdefghij'].map((letter) => ids.join('').split(letter).length - 1);

    expect(ids.every((id) => /^[a-j]{9}$/.test(id))).toBe(true);
    // 9 degrees of freedom: 27.9 is passed once in a thousand times.
    expect(chiSquare(counts)).toBeLessThan(27.9);
    expect((await textsOf('nanoid')).every((id) => /^[A-Za-z0-9_-]{21}$/.test(id))).toBe(true);
  });
});

describe('network addresses', () => {
  it('are documentation addresses unless real ones are asked for', async () => {
    const safe = await textsOf('internet.ipv4');
    const real = await textsOf({ generator: 'internet.ipv4', mode: 'valid' }, 20_000);

    expect(safe.every((ip) => /^(192\.0\.2|198\.51\.100|203\.0\.113)\.\d{1,3}$/.test(ip))).toBe(true);
    for (const ip of real) {
      const octets = ip.split('.').map(Number);
      expect(octets).toHaveLength(4);
      expect(octets.every((octet) => octet >= 0 && octet <= 255)).toBe(true);
      expect(ip).not.toMatch(/^(0|10|100|127|169|172|192|198|203|22[4-9]|2[3-5]\d)\./);
    }
    expect((await textsOf('internet.ipv6')).every((ip) => /^2001:db8(:[1-9a-f][0-9a-f]{3}){6}$/.test(ip))).toBe(true);
  });

  it('are MAC addresses of single devices, locally administered unless real ones are asked for', async () => {
    for (const mac of await textsOf('internet.mac')) {
      expect(mac).toMatch(/^([0-9a-f]{2}:){5}[0-9a-f]{2}$/);
      expect(Number.parseInt(mac.slice(0, 2), 16) & 0b11).toBe(0b10);
    }
    for (const mac of await textsOf({ generator: 'internet.mac', mode: 'valid', separator: 'none' })) {
      expect(mac).toMatch(/^[0-9a-f]{12}$/);
      expect(Number.parseInt(mac.slice(0, 2), 16) & 0b11).toBe(0b00);
    }
  });
});

/** Extensions in registrations that are younger than their entries in mime-db: RFC 6350, 9512, 9559 and 9639. */
const REGISTERED: { readonly [extension: string]: string } = {
  vcf: 'text/vcard',
  yaml: 'application/yaml',
  mkv: 'video/matroska',
  flac: 'audio/flac',
};

describe('files', () => {
  it('have names and content types that agree', async () => {
    const table = await tableOf({ name: 'system.fileName', type: 'system.mimeType' }, 3000);
    const known = new Map(Object.entries(mimeDb).map(([type, { extensions = [] }]) => [type, extensions]));
    const claimed = new Set([...known.values()].flat());
    const types = new Set<string>();
    let agreed = 0;

    for (const { name, type } of table.rows()) {
      const extension = String(name).split('.').at(-1) ?? '';
      // A few types have no extension there; their extensions are then nobody else's.
      const isKnown = REGISTERED[extension] === type || (known.get(String(type))?.includes(extension) ?? false);
      expect(isKnown || !claimed.has(extension), `${name} ${type}`).toBe(true);
      if (isKnown) agreed++;
      types.add(String(type));
    }
    expect(types.size).toBeGreaterThan(20);
    expect(agreed).toBeGreaterThan(2800);
  });

  it('are others for another file of the row', async () => {
    const columns = {
      name: 'system.fileName',
      other: { generator: 'system.fileName', of: 'attachment' },
      type: { generator: 'system.mimeType', of: 'attachment' },
      again: { generator: 'system.fileName', of: 'attachment' },
    };
    const rows = [...(await tableOf(columns, 500)).rows()];

    expect(rows.every(({ other, again }) => other === again)).toBe(true);
    expect(rows.filter(({ name, other }) => name === other).length).toBeLessThan(20);
    const pdf = rows.filter(({ type }) => type === 'application/pdf');
    expect(pdf.length).toBeGreaterThan(0);
    expect(pdf.every(({ other }) => String(other).endsWith('.pdf'))).toBe(true);
  });
});

describe('dates and times', () => {
  const options = { options: { now: '2024-03-31T10:20:30Z' } };

  async function timesOf(column: object): Promise<number[]> {
    const values = valuesOf(await tableOf({ v: column }, 5000, options));
    return values.map((value) =>
      Date.parse(String(value).length > 10 ? `${value}Z`.replace('ZZ', 'Z') : String(value)),
    );
  }

  it.each([
    [
      'from one to another',
      { generator: 'date.between', from: '2024-02-28T22:00:00Z', to: '2024-03-01T02:00:00Z' },
      '2024-02-28T22:00:00Z',
      '2024-03-01T02:00:00Z',
    ],
    [
      'whole last days',
      { generator: 'date.between', from: '2024-02-28', to: '2024-02-29', type: 'timestamp' },
      '2024-02-28T00:00:00Z',
      '2024-02-29T23:59:59Z',
    ],
    [
      'from far to far',
      { generator: 'date.between', from: '0001-01-01', to: '9999-12-31' },
      '0001-01-01',
      '9999-12-31',
    ],
    [
      'up to now',
      { generator: 'date.between', from: 'now-1h', to: 'now' },
      '2024-03-31T09:20:30Z',
      '2024-03-31T10:20:30Z',
    ],
    ['before now', { generator: 'date.past', within: 'P1M' }, '2024-02-29T10:20:30Z', '2024-03-31T10:20:30Z'],
    ['after now', { generator: 'date.future', within: '90s' }, '2024-03-31T10:20:30Z', '2024-03-31T10:22:00Z'],
    ['in days', { generator: 'date.past', within: '2d', type: 'date' }, '2024-03-29', '2024-03-31'],
  ])('lie in their range and reach both ends of it: %s', async (_, column, from, to) => {
    const times = await timesOf(column);
    const [least, most] = [Date.parse(from), Date.parse(to)];
    const slack = Math.max((most - least) / 100, column.generator === 'date.past' ? 86_400_000 / 24 : 0);

    expect(Math.min(...times)).toBeGreaterThanOrEqual(least);
    expect(Math.max(...times)).toBeLessThanOrEqual(most);
    expect(Math.min(...times)).toBeLessThan(least + slack + 1000);
    expect(Math.max(...times)).toBeGreaterThan(most - slack - 1000);
  });

  it('are times of day from the earliest to the latest', async () => {
    const times = await textsOf({ generator: 'date.time', min: '08:59:58', max: '09:00:01' });

    expect(new Set(times)).toEqual(new Set(['08:59:58', '08:59:59', '09:00:00', '09:00:01']));
  });

  it.each([
    ['s', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/],
    ['ms', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/],
    ['us', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/],
  ])('are as fine as asked for: %s', async (precision, form) => {
    const texts = await textsOf({ generator: 'date.past', precision, type: 'timestamptz' });

    expect(texts.filter((text) => !form.test(text))).toEqual([]);
    expect(new Set(texts.map((text) => text.slice(17))).size).toBeGreaterThan(precision === 's' ? 55 : 2500);
  });
});

describe('words', () => {
  it('are sentences and paragraphs with as many words and sentences as asked for', async () => {
    const sentences = await textsOf({ generator: 'lorem.sentence', min: 2, max: 4 });
    const paragraphs = await textsOf({ generator: 'lorem.paragraph', min: 2, max: 3 }, 500);

    expect(sentences.every((text) => /^[A-Z][a-z]*( [a-z]+){1,3}\.$/.test(text))).toBe(true);
    expect(new Set(sentences.map((text) => text.split(' ').length))).toEqual(new Set([2, 3, 4]));
    expect(new Set(paragraphs.map((text) => text.split('.').length - 1))).toEqual(new Set([2, 3]));
  });

  it('come as often as their weights say', async () => {
    const texts = await textsOf({ generator: 'choice', values: { free: 80, plus: 15, pro: 5, never: 0 } }, 50_000);
    const counts = ['free', 'plus', 'pro', 'never'].map((value) => texts.filter((text) => text === value).length);

    for (const [at, share] of [0.8, 0.15, 0.05, 0].entries()) {
      expect(Math.abs((counts[at] ?? 0) - share * 50_000)).toBeLessThanOrEqual(
        5 * Math.sqrt(50_000 * share * (1 - share)),
      );
    }
  });

  it('are colours, in small letters', async () => {
    const colours = await textsOf('color.human');

    expect(colours.every((colour) => /^\p{Ll}+([ -]\p{Ll}+)*$/u.test(colour))).toBe(true);
    expect(new Set(colours).size).toBeGreaterThan(30);
  });
});
