import type { GivenEntry, LocaleNames, NameContext, SurnameEntry } from './name-list.ts';

/**
 * Made-up names for the tests and benchmarks of this folder, with all that makes unique names hard: Zipf weights, names on
 * both sexes' lists, spellings that romanise alike, compounds, surnames with a form for each sex, names in two locales.
 */

const LETTERS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  á: 'a',
  é: 'e',
  ě: 'e',
  í: 'i',
  ý: 'y',
  ů: 'u',
  č: 'c',
  š: 's',
  ž: 'z',
  ř: 'r',
  ' ': '',
  '-': '',
};

/** Romanises, lowers, and drops blanks and hyphens. */
export function renderSample(text: string): string {
  return Array.from(text.toLowerCase(), (letter) => LETTERS[letter] ?? letter).join('');
}

/** Two sexes by four generations. */
const CONTEXTS: readonly NameContext[] = Array.from({ length: 8 }, (_, at) => ({
  weight: [0.2, 0.3, 0.3, 0.2][at % 4] * (at < 4 ? 0.49 : 0.51),
  form: at < 4 ? 0 : 1,
}));

/** All pairs of a beginning and an end, commonest pairs first in no order of letters. */
function words(starts: string, ends: string): string[] {
  const first = starts.split(' ');
  const second = ends.split(' ');
  const all = first.flatMap((start) => second.map((end) => start + end));
  // A stride without common divisor visits each once.
  return all.map((_, at) => all[(at * 7919) % all.length]);
}

function zipf(rank: number): number {
  return 1 / (rank + 2);
}

function surnames(names: readonly string[]): SurnameEntry[] {
  return names.map((name, rank) => ({ forms: [name], weight: zipf(rank) }));
}

/** Each generation has its own order of favour; `both` are borne by both sexes. */
function givenNames(male: readonly string[], female: readonly string[], both: readonly string[]): GivenEntry[] {
  const weightsOf = (rank: number, count: number, sexes: readonly number[]): number[] =>
    CONTEXTS.map((_, at) =>
      sexes.includes(at < 4 ? 0 : 1) ? zipf((rank * (2 * (at % 4) + 1) + 13 * (at % 4)) % count) : 0,
    );
  return [
    ...male.map((text, rank) => ({ text, weights: weightsOf(rank, male.length, [0]) })),
    ...female.map((text, rank) => ({ text, weights: weightsOf(rank, female.length, [1]) })),
    ...both.map((text, rank) => ({ text, weights: weightsOf(rank + 20, male.length, [0, 1]) })),
  ];
}

const GERMAN: LocaleNames = {
  locale: 'de',
  weight: 0.6,
  contexts: CONTEXTS,
  surnames: surnames([
    'Müller',
    'Schmidt',
    'Mueller',
    'Käther',
    'Groß',
    'Kaether',
    'Martin',
    'Gross',
    'Meyer-Groß',
    'Meyergross',
    ...words(
      'Acker Altner Bach Berg Birken Blumen Brand Buch Burg Dorn Eber Eich Erl Falk Feld Fried Gold Grab Grün Hart Hasel Heid Hirsch Holz Jung Kalt Kirch Klein Kohl Kraus Lang Linden Löw Mohn Neu Ober Rein Rosen Rot Sand Schön Stein Stern Unter Wald Weiß Wild Winter',
      'auer bach bauer baum beck berg berger brand brink burg dorf eder egger feld hammer hagen hauer haus heim hof hofer holz huber inger kamp mann meier rath reiter rich sen stein strauch thal wald wein',
    ),
  ]),
  given: givenNames(
    [
      'Jörg',
      'Joerg',
      ...words(
        'Al An Ar Be Bern Diet Ek Er Fried Ger Gun Hart Hei Her Jo Kon Leo Lud Man Mein Ot Rein Sieg Ul Wal Wer Wil',
        'bert fried hard helm ich mar mut ner o rad rich ram win wolf',
      ),
    ],
    [
      'Anna',
      'Anna Lena',
      'Annalena',
      'Anna-Lena',
      ...words(
        'Adel Al Am An Bri Chris Dor El Em Ev Fran Ger Han Hel Ing Jo Kat Lor Mar Nad Pet Rosa Sab Sil Ul Ver Wal',
        'a alie anna e ea ella gard gitte hild ia ina linde lotte traud',
      ),
    ],
    ['Robin', 'Kim', 'Toni', 'Sascha', 'Alex'],
  ),
};

const ENGLISH: LocaleNames = {
  locale: 'en',
  weight: 0.39,
  contexts: CONTEXTS,
  surnames: surnames([
    'Smith',
    'Martin',
    'Schmidt',
    ...words(
      'Ash Black Brad Brook Bur Clay Crow East Green Har High Kings Lang Mar Mil North Oak Old Red Stan West White Win Wood',
      'born burn bury by den don field ford gate ham hill land ley man more ridge shaw son stone ton ward well wick wood worth',
    ),
  ]),
  given: givenNames(
    [
      'Anna',
      ...words(
        'Al Ar Ben Bran Cal Cam Da Der Ed El Ever Gar Ja Jor Ken Lan Mar Nel Or Pat Ray Ro Shel Stan Tra Ty Wes',
        'an ard den don er ett ick in ley mond nard son ton vin ward',
      ),
    ],
    [
      'Anna',
      'Emma',
      ...words(
        'Ab Ad Al Am Be Bri Cal Car Dan El Ev Fay Gw Hal Is Jo Ka Li Mar Nor Ol Pen Ros Sa Ther Va Wil',
        'abel ana anne ara bell ella elyn ena ette ia ice ina ley line lyn',
      ),
    ],
    ['Robin', 'Kim', 'Alex', 'Jordan'],
  ),
};

const CZECH_STEMS = words(
  'Bed Bor Čer Dol Dvoř Hol Hor Jand Kaš Kol Kop Kous Krej Kub Mal Mar Mat Nem Nov Pol Pros Ruž Šim Sved Tich Vav Ves Zed',
  'ák ačik al an ar ek il in os ůr',
);

const CZECH: LocaleNames = {
  locale: 'cs',
  weight: 0.01,
  contexts: CONTEXTS,
  surnames: [
    ...CZECH_STEMS.map((stem, rank): SurnameEntry => ({ forms: [stem, `${stem}ová`], weight: zipf(rank) })),
    // Families that don't bend their name share a rendering with those that do.
    { forms: ['Novak'], weight: 0.01 },
    { forms: ['Schmidt', 'Schmidtová'], weight: 0.02 },
  ],
  given: givenNames(
    words('Bo Do Ja Jar Ka Lu Mi Ra Sta Vla Zde', 'bor dek kub lan mil mir nek rel slav tin'),
    ['Anna', ...words('Ali Bo Dan He Iva Jar Ka Len Lu Mi Pet Zde', 'ca dana ha ka la mila na ra ta va')],
    ['Kim', 'Robin'],
  ),
};

/** German alone. */
export const sampleGerman: readonly LocaleNames[] = [GERMAN];

/** German, English and Czech at 60, 39 and 1 per cent. */
export const sampleMix: readonly LocaleNames[] = [GERMAN, ENGLISH, CZECH];

/** German twice, once for each sex, as where another column decides on it. */
export const sampleStrata: readonly LocaleNames[] = [0, 1].map((stratum) => ({
  ...GERMAN,
  stratum,
  contexts: CONTEXTS.map((context) => ({ ...context, weight: context.form === stratum ? context.weight : 0 })),
}));
