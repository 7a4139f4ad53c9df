import { daySpan, defineGenerator, type Generator, view } from '@populace/recipes';

/** The first days of Aries to Pisces, by the usual dates; days before Aquarius begins are of Capricorn, which stands last in the year. */
const BEGINS = [120, 219, 321, 420, 521, 621, 723, 823, 923, 1023, 1122, 1222];

/** Signs of the zodiac. */
export const zodiacSign: Generator = defineGenerator({
  id: 'person.zodiacSign',
  summary: "The sign of the zodiac under which the row's person was born.",
  aliases: ['zodiacSign'],
  synonyms: {
    en: 'zodiac, star sign, horoscope',
    de: 'Sternzeichen',
    fr: 'signe du zodiaque',
    es: 'signo del zodiaco',
    ja: '星座',
  },
  subject: 'person',
  options: {},
  recipe: (_options, { table }) => daySpan(view('person', 'birthDate'), BEGINS, table('person.zodiacSign')),
});
