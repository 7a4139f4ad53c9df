import { utf8Length } from '@populace/core';
import type { Frame } from '../columns/frame.ts';
import { currencyDecimals } from '../money/currencies.ts';
import { localeMoney, localeSymbol } from './locale-forms.ts';
import type { AffixedForm } from './number-form.ts';
import { digitWriter, longestDigits } from './write-digits.ts';

/** Writes amounts of one currency, multiples of 10^-decimals. */
export interface MoneyWriter {
  readonly decimals: number;
  write(value: number | bigint): string;
}

export interface MoneyWriters {
  /** The most bytes of an amount of any currency. */
  readonly longest: number;
  /** What writes a currency; undefined where there is none of this code. */
  writerOf(code: string): MoneyWriter | undefined;
}

/** Returns what writes amounts as the locale of the rows does, for each currency made once. */
export function moneyWriters(frame: Frame): MoneyWriters {
  const { money, below } = localeMoney(frame);
  const made = new Map<string, MoneyWriter>();
  const symbols = frame.table('finance.currencySymbol', 'symbol');
  const longestSymbol = Math.max(symbols.maxBytes, 3) + 2 * utf8Length(NO_BREAK);
  return {
    longest: Math.max(longestOf(money), longestOf(below)) + longestSymbol,
    writerOf(code) {
      const known = made.get(code);
      if (known !== undefined) return known;
      const decimals = currencyDecimals().get(code);
      if (decimals === undefined) return undefined;
      const symbol = localeSymbol(frame, code);
      const writer = writerWith(withSymbol(money, symbol), withSymbol(below, symbol), decimals);
      made.set(code, writer);
      return writer;
    },
  };
}

function writerWith(money: AffixedForm, below: AffixedForm, decimals: number): MoneyWriter {
  const write = digitWriter(money);
  const writeBelow = digitWriter(below);
  return {
    decimals,
    write: (value) =>
      value < 0
        ? below.before + writeBelow(value, decimals) + below.after
        : money.before + write(value, decimals) + money.after,
  };
}

const longestOf = (form: AffixedForm): number => longestDigits(form) + utf8Length(form.before) + utf8Length(form.after);

const NO_BREAK = '\u00a0';

/** What is a sign at the edge of a symbol; written out, as the engine's own tables of characters change with its version. */
const SIGN = '[$¢-¥֏؋৲৳฿\u20a0-\u20cf\uffe0-\uffe6]';
const ENDS_WITH_SIGN = new RegExp(`${SIGN}$`);
const BEGINS_WITH_SIGN = new RegExp(`^${SIGN}`);

/**
 * Puts the symbol where ¤ stands. Between a digit and what is no sign, such as the letters of a code, comes a space (Unicode LDML, part 3, currency formatting:
 * `currencySpacing`, which is the same in all locales).
 */
function withSymbol(form: AffixedForm, symbol: string): AffixedForm {
  const { before, after } = form;
  const behind = before.endsWith('¤') && !ENDS_WITH_SIGN.test(symbol) ? NO_BREAK : '';
  const ahead = after.startsWith('¤') && !BEGINS_WITH_SIGN.test(symbol) ? NO_BREAK : '';
  return {
    ...form,
    before: before.replace('¤', () => symbol + behind),
    after: after.replace('¤', () => ahead + symbol),
  };
}
