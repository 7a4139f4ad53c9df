import { addressJudges } from './addresses.ts';
import { goodsJudges } from './goods.ts';
import type { Judge } from './judge.ts';
import type { JudgedLocale } from './judged-locale.ts';
import { personJudges } from './persons.ts';
import { phoneJudges } from './phones.ts';
import { placeJudges } from './places.ts';
import { postcodeJudges } from './postcodes.ts';

/** All judges of a locale's rows. `now` is the day of the schema, such as `2026-11-21`. */
export function judgesOf(locale: JudgedLocale, now: string): readonly Judge[] {
  return [
    ...personJudges(locale, now),
    ...addressJudges(locale),
    ...placeJudges(locale),
    ...postcodeJudges(locale),
    ...phoneJudges(locale),
    ...goodsJudges(locale),
  ];
}
