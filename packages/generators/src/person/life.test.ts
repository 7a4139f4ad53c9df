import { rowsMadeBy, testGenerator, valuesMadeBy } from '@populace/testkit';
import { expect, it } from 'vitest';
import { placeSubject } from '../place/place.subject.ts';
import { bio } from './bio.ts';
import { birthDate } from './birth-date.ts';
import { firstName } from './first-name.ts';
import { jobTitle } from './job-title.ts';
import { middleName } from './middle-name.ts';
import { personSubject } from './person.subject.ts';
import { sex } from './sex.ts';
import { shirtSize } from './shirt-size.ts';
import { university } from './university.ts';
import { zodiacSign } from './zodiac-sign.ts';

const subjects = [personSubject];
const SIGNS = 'Aquarius Pisces Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius Capricorn'.split(' ');
const tables = {
  'person.job': { text: ['Kuiristo', 'Verkisto'], female: ['Kuiristino', 'Verkistino'] },
  'person.zodiacSign': { text: SIGNS },
  'person.bioPart': { text: ['reader', 'cook'] },
  'person.bioSupporter': { text: ['fan'] },
  'person.skill': { text: ['Chess'] },
  'person.university': { text: ['Universitato de'] },
};

testGenerator(jobTitle, { subjects, tables, matches: /^(Kuirist|Verkist)(ino|o)$/ });
testGenerator(middleName, { subjects, matches: /^\p{L}+$/u });
testGenerator(zodiacSign, { subjects, tables, matches: (text) => SIGNS.includes(text) });
testGenerator(bio, { tables, matches: /^(Chess fan|reader|cook)(, (reader|cook))*$/ });
testGenerator(shirtSize, { matches: /^([23]?XL|XS|S|M|L)$/ });
testGenerator(university, {
  subjects: [placeSubject],
  tables,
  matches: /^Universitato de (Aldport|Brë|Cantle on Wey)$/,
});

it('calls the work by the word for the sex of the row', async () => {
  for (const row of await rowsMadeBy({ sex, jobTitle }, { subjects, tables })) {
    expect(row.jobTitle.endsWith('ino')).toBe(row.sex === 'female');
  }
});

it('has a second name that the sex bears, never the first again', async () => {
  const rows = await rowsMadeBy({ sex, firstName, middleName }, { subjects, rows: 2000 });
  // The made-up locale has these for one sex alone.
  const [women, men] = [['Ada'], ['Bo']];

  expect(rows.filter((row) => row.sex === 'male' && women.includes(row.middleName))).toEqual([]);
  expect(rows.filter((row) => row.sex === 'female' && men.includes(row.middleName))).toEqual([]);
  expect(rows.filter((row) => row.firstName === row.middleName)).toEqual([]);
  expect(new Set(rows.map((row) => row.middleName)).size).toBe(5);
});

it.each([
  ['2000-01-19', 'Capricorn'],
  ['2000-01-20', 'Aquarius'],
  ['2000-02-18', 'Aquarius'],
  ['2000-02-19', 'Pisces'],
  ['2000-03-20', 'Pisces'],
  ['2000-03-21', 'Aries'],
  ['2000-04-20', 'Taurus'],
  ['2000-05-21', 'Gemini'],
  ['2000-06-21', 'Cancer'],
  ['2000-07-23', 'Leo'],
  ['2000-08-23', 'Virgo'],
  ['2000-09-23', 'Libra'],
  ['2000-10-23', 'Scorpio'],
  ['2000-11-22', 'Sagittarius'],
  ['2000-12-22', 'Capricorn'],
])('was born on %s under %s', async (day, sign) => {
  const at = day.slice(5);
  const rows = await rowsMadeBy({ birthDate, zodiacSign }, { subjects, tables, rows: 6000 });
  const ofDay = rows.filter((row) => row.birthDate.endsWith(at));

  expect(ofDay.length).toBeGreaterThan(0);
  expect(new Set(ofDay.map((row) => row.zodiacSign))).toEqual(new Set([sign]));
});

it('is of all sizes, middle ones most', async () => {
  const sizes = await valuesMadeBy(shirtSize, {}, { rows: 4000 });
  const count = (size: string): number => sizes.filter((one) => one === size).length;

  expect(count('M')).toBeGreaterThan(count('XL'));
  expect(count('XL')).toBeGreaterThan(count('3XL'));
});
