import { rowsMadeBy, testGenerator } from '@populace/testkit';
import { describe, expect, it } from 'vitest';
import { plateForms } from './plates.data.ts';
import { vrm } from './vrm.ts';

// The made-up locale has a country without a known form.
testGenerator(vrm, { matches: /^[A-Z]{2} \d{5}$/ });

async function marksOf(country: string): Promise<readonly string[]> {
  const rows = await rowsMadeBy({ v: vrm }, { locales: { xx: { country } }, locale: 'xx', rows: 200 });
  return rows.map(({ v }) => v);
}

describe('a number plate', () => {
  it.each([
    ['GB', /^Q[A-Y]\d\d [A-Y]{3}$/],
    ['DE', /^[A-ZÜ]{1,3}-[A-Z]{1,2} [1-9]\d{2,3}$/],
    ['FR', /^[A-HJ-NP-TV-Z]{2}-\d{3}-[A-HJ-NP-TV-Z]{2}$/],
    ['ES', /^\d{4} [^AEIOUQ]{3}$/],
    ['JP', /^\p{L}+ [35]\d\d \p{Script=Hiragana} \d\d-\d\d$/u],
    ['IN', /^[A-Z]{2} \d\d [A-Z]{2} \d{4}$/],
    ['BR', /^[A-Z]{3}\d[A-Z]\d\d$/],
    ['RU', /^[АВЕКМНОРСТУХ]\d{3}[АВЕКМНОРСТУХ]{2} \d{2,3}$/],
    ['KR', /^[1-9]\d{1,2}\p{Script=Hangul} \d{4}$/u],
    ['CN', /^\p{Script=Han}[A-Z]·[A-Z\d]{5}$/u],
  ])('is of the country %s', async (country, form) => {
    const marks = await marksOf(country);

    expect(marks.filter((mark) => !form.test(mark))).toEqual([]);
    expect(new Set(marks).size).toBeGreaterThan(150);
  });

  it.each(Object.keys(plateForms))('has letters and areas for all of its form in %s', async (country) => {
    const { forms, letters = '', areas } = plateForms[country] ?? { forms: [] };

    expect(forms.some((form) => form.includes('{area}'))).toBe(areas !== undefined);
    expect(new Set(letters).size).toBe([...letters].length);
    expect((await marksOf(country)).filter((mark) => /[@#%{}]/.test(mark))).toEqual([]);
  });
});
