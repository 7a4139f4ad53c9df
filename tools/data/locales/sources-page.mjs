/** Writes where the tables of a locale come from. */
const fakerLink = '[@faker-js/faker](https://github.com/faker-js/faker) 10.6.0';
const fakeFactoryLink = '[Faker for Python](https://github.com/joke2k/faker) 0.9.3';

/** Returns the text of SOURCES.md. */
export function sourcesPage({ id, locale, facts, counts, sides, scheme, spellings, apart, shared }) {
  const { top, q = 1, s = 0.8, common = 120, families = 80, others = 40 } = facts.surnames;
  const { rare = others || 40 } = facts.surnames;
  return [
    `# Where the words and names of ${locale.name} come from`,
    '',
    `Retrieved ${facts.retrieved}. Made by \`node tools/data/locales.mjs ${id} <folder>\`; what is written by hand stands in \`tools/data/locales/${id}/\`.`,
    '',
    '| table | source | licence |',
    '| --- | --- | --- |',
    ...sourceRows(facts, counts, shared).map((cells) => `| ${cells.join(' | ')} |`),
    '',
    '## How they were made',
    '',
    '- **Weights estimated.** No register stands behind any of them; rankings are from general knowledge.',
    `- ${counts.women} given names of women, ${counts.men} of men. For each generation (born before 1960, before 1980, before 2000, since) the names of a ranking are on the curve 1 / (rank + 4)^0.95, others are flat; each generation adds up to about 1,000,000.${counts.rareGiven ? ' Rare ones, ours and those of the breadth, share a small part of it.' : ''}`,
    `- ${counts.surnames} surnames: those of the ranking on the curve ${top} · (${1 + q} / (rank + ${q}))^${s} per million, other common ones flat at ${common}, names of immigrant families at ${families}${counts.rareSurnames ? `, rare ones at ${rare}` : ''}${others === 0 ? '' : `, those that only ${collectors(facts)} at ${others}`}. In life the tail is far longer.`,
    ...(counts.rareGiven || counts.rareSurnames
      ? [
          `- By hand, from general knowledge of the language and from no list of others: ${counts.own.women} given names of women, ${counts.own.men} of men, ${counts.own.surnames} surnames.`,
        ]
      : []),
    ...formsText({ facts, counts, apart }),
    ...(counts.composed
      ? [
          `- Of these given names ${counts.composed.women} of women and ${counts.composed.men} of men are put together: a first and a last character that at least ${facts.given.composed.least ?? 2} listed names of the same sex and generation have at that place, the likeliest pairs first, each with the weight ${facts.given.composed.weight} in those generations. Characters twice and words of the language are left out.`,
        ]
      : []),
    ...(counts.added > 0
      ? [
          `- ${counts.added} names that full names have beside these, by sex and generation; how often one is there is estimated, too.`,
        ]
      : []),
    `- ${shownText({ facts, scheme, spellings })}`,
    ...(counts.streets > 0
      ? [
          '- Streets: names found in many places, without any tie to a town; the common ones on a curve, the others flat.',
        ]
      : []),
    ...(facts.notes ?? []).map((note) => `- ${note}`),
    '',
    '## Judges',
    '',
    ...judgesText(sides, facts),
    '- No judge: the order of names, the weights, streets, trades, words.',
    '',
  ].join('\n');
}

/** Each table with its source and licence. */
function sourceRows(facts, counts, shared) {
  const own = 'MIT (ours)';
  return [
    ['`person.surname`', 'own compilation (`surnames.txt`): names and all weights', own],
    ['`person.given`', 'own compilation (`given-female.txt`, `given-male.txt`): names and all weights', own],
    ...(facts.faker === undefined
      ? []
      : [
          [
            facts.surnames.others === 0 ? '`person.given`' : '`person.surname`, `person.given`',
            `${fakerLink}, \`${[facts.faker].flat().join('` and `')}\`, for breadth`,
            'MIT',
          ],
        ]),
    ...(facts.fakeFactory === undefined
      ? []
      : [
          [
            fakeFactoryTables(facts.fakeFactory),
            `${fakeFactoryLink}, \`${facts.fakeFactory.locale}\`, for breadth`,
            'MIT',
          ],
        ]),
    ...(counts.patronymics > 0
      ? [['`person.patronymic`', 'own compilation (`patronymics.txt`): names and all weights', own]]
      : []),
    ...(counts.added > 0 ? [['`person.added`', 'own compilation (`added.txt`): names and all weights', own]] : []),
    ['`person.sex`, `person.title`', 'own compilation (`words.txt`)', own],
    ...(counts.streets > 0 ? [['`location.streetName`', 'own compilation (`streets.txt`)', own]] : []),
    [
      `\`company.legalForm\`, \`company.trade\`${counts.hasBrands ? ', `company.brand`' : ''}`,
      'own compilation (`words.txt`)',
      own,
    ],
    ['`commerce.adjective`, `commerce.material`, `commerce.product`', 'own compilation (`words.txt`)', own],
    ...(counts.hasFiller ? [['`lorem.word`', 'own compilation (`words.txt`)', own]] : []),
    ...(counts.hasColors ? [['`color.human`', 'own compilation (`words.txt`)', own]] : []),
    // The grid of coverage reads these.
    ...[...new Set(shared.values())].sort().map((from) => [tablesFrom(shared, from), `the locale ${from}`, own]),
  ];
}

/** How the forms that women bear were made. */
function formsText({ facts, counts, apart }) {
  if (!facts.surnames.feminine) return [];
  const dropped =
    apart.length === 0 ? '' : ` Left out, since one form is shown like a form of another name: ${apart.join(', ')}.`;
  return [
    `- The feminine form of a surname is made by the rules of \`facts.yaml\`, unless the list says it.${dropped}`,
    ...(counts.patronymics > 0
      ? [
          `- ${counts.patronymics} patronymics, on a curve by how common the fathers’ names were; they do not go by the year of birth.`,
        ]
      : []),
  ];
}

/** How names become the letters of an address. */
function shownText({ facts: { letters }, scheme, spellings }) {
  const byHand = spellings > 0 ? `${spellings} texts are spelt by hand in Latin letters` : undefined;
  const how = [byHand, scheme && `romanised by ${scheme}`].filter(Boolean).join(', the others ');
  const others = Object.entries(letters ?? {}).map(([from, to]) => `${from} as ${to}`);
  const plain = `\`shown\` is the name in small letters without marks${others.length > 0 ? `, with ${others.join(', ')}` : ''}.`;
  return how === '' ? plain : `${plain} ${how.slice(0, 1).toUpperCase()}${how.slice(1)}.`;
}

function judgesText(sides, facts) {
  if (sides === undefined) return [];
  const { female, male } = sides;
  return [
    `- Given names on the right side: of our own ${female.own} names of women and ${male.own} of men, ${listsOf(facts)} have ${female.known} and ${male.known}; ${female.same} and ${male.same} stand on the same side there.`,
  ];
}

/** Which tables have names of fake-factory: all of them, or given names alone. */
function fakeFactoryTables({ lists }) {
  return lists?.surnames?.length === 0 ? '`person.given`' : '`person.surname`, `person.given`';
}

const collectors = ({ fakeFactory }) => (fakeFactory === undefined ? 'Faker has' : 'Faker or fake-factory have');
const listsOf = ({ fakeFactory }) =>
  fakeFactory === undefined ? 'Faker’s lists' : 'the lists of Faker and fake-factory';

const tablesFrom = (shared, from) =>
  [...shared]
    .filter(([, lender]) => lender === from)
    .map(([table]) => `\`${table}\``)
    .sort()
    .join(', ');
