import { allThat, type ColumnSample } from './column-sample.ts';

/** Signs of currencies, the longer first. */
const SIGNS = [
  'US$',
  'CA$',
  'A$',
  'C$',
  'R$',
  'NZ$',
  'HK$',
  '$',
  '€',
  '£',
  '¥',
  '￥',
  '円',
  '元',
  '₹',
  '₩',
  '₽',
  '₺',
  '₴',
  '₫',
  '฿',
  '₪',
  'kr.',
  'kr',
  'zł',
  'Kč',
  'Ft',
  'lei',
  'Fr.',
  'Rs.',
  'Rs',
  'ج.م',
  'د.إ',
];

/** Codes of currencies (ISO 4217) that stand beside amounts; other words of three letters are none. */
const CODES =
  'AED AUD BGN BRL CAD CHF CLP CNY COP CZK DKK EGP EUR GBP HKD HUF IDR ILS INR ISK JPY KRW MAD MXN MYR NGN NOK NZD PEN PHP PKR PLN RON RSD RUB SAR SEK SGD THB TRY TWD UAH USD VND ZAR';

/** Currencies of countries that part thousands by commas; the dollar of some is that of countries with points, where no amount has three decimals. */
const COMMA_CURRENCIES: ReadonlySet<string> = new Set(
  '$ US$ CA$ A$ C$ NZ$ HK$ £ ¥ ￥ 円 元 ₹ ₩ ฿ ₪ Rs. Rs AED AUD CAD CNY EGP GBP HKD ILS INR JPY KRW MXN MYR NGN NZD PHP SGD THB TWD USD'.split(
    ' ',
  ),
);

/** Whether thousands are parted by commas in the countries of a currency, as it is written. */
export function groupsByComma(currency: string): boolean {
  return COMMA_CURRENCIES.has(currency);
}

const MARK = [...SIGNS, ...CODES.split(' ')].map((word) => word.replaceAll(/[.$]/g, '\\$&')).join('|');
const SPACE = '[ \\u00a0\\u202f]?';
const AMOUNT = "\\d[\\d.,'’ \\u00a0\\u202f]*";
const BEFORE = new RegExp(`^([+-]?)${SPACE}(${MARK})${SPACE}([+-]?)(${AMOUNT})$`);
const AFTER = new RegExp(`^([+-]?)(${AMOUNT}?)${SPACE}(${MARK})$`);

/** Amounts of money of one currency, and the numbers in them. */
export interface MoneyColumn {
  /** As it is written. */
  readonly currency: string;
  /** The column without it. */
  readonly bare: ColumnSample;
  /** A cell without it. */
  readonly bareOf: (cell: string) => string;
}

/** Finds the sign or code that all numbers of a column bear; brackets round an amount, as in accounts, make it negative. */
export function findMoney(sample: ColumnSample): MoneyColumn | undefined {
  const currencies = new Set<string>();
  const isMoney = allThat(sample, (cell) => {
    const amount = partsOf(cell);
    if (amount !== undefined) currencies.add(amount.currency);
    return amount !== undefined;
  });
  const [currency, ...others] = currencies;
  if (!isMoney || currency === undefined || others.length > 0) return undefined;
  const bareOf = (cell: string): string => partsOf(cell)?.amount ?? cell;
  const counts = new Map<string, number>();
  for (const [cell, count] of sample.counts) counts.set(bareOf(cell), (counts.get(bareOf(cell)) ?? 0) + count);
  const bare = { ...sample, counts, values: sample.values.map(bareOf), glimpse: sample.glimpse.map(bareOf) };
  return { currency, bare, bareOf };
}

function partsOf(cell: string): { readonly currency: string; readonly amount: string } | undefined {
  const text = cell.trim().replaceAll('\u2212', '-');
  const inner = /^\((.*)\)$/.exec(text)?.[1];
  const [, outer = '', before, sign = '', number = ''] = BEFORE.exec(inner ?? text) ?? [];
  if (before !== undefined) return { currency: before, amount: signed(inner, outer || sign) + number.trim() };
  const [, minus = '', amount = '', after] = AFTER.exec(inner ?? text) ?? [];
  return after === undefined ? undefined : { currency: after, amount: signed(inner, minus) + amount.trim() };
}

function signed(inner: string | undefined, sign: string): string {
  return inner === undefined ? sign : '-';
}
