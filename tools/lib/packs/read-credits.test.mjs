import { expect, it } from 'vitest';
import { checkOrigins, readCredits } from './read-credits.mjs';

const licences = ['MIT', 'CC-BY-4.0', 'public domain'];
const read = (text, names = ['place.city']) => {
  const problems = [];
  return { credits: readCredits({ path: 'SOURCES.md', text, names, licences, problems }), problems };
};

it('reads the columns that it needs, whatever stands beside them', () => {
  const { credits, problems } = read(
    `| weight | other |
| --- | --- |
| x | y |

| table | version | source | changed | licence |
| --- | --- | --- | --- | --- |
| \`place.city\`: positions | 1 | [GeoNames](https://www.geonames.org) | rounded | CC-BY-4.0 |
| \`place.city\`: names | – | own compilation | – | MIT (ours) |
| \`lorem.word\` | – | Cicero | – | public domain |

After the table.
`,
    ['place.city', 'lorem.word'],
  );

  expect(problems).toEqual([]);
  expect(credits).toEqual([
    { what: 'place.city', source: '[GeoNames](https://www.geonames.org)', licence: 'CC-BY-4.0' },
    { what: 'place.city', source: 'own compilation', licence: 'MIT' },
    { what: 'lorem.word', source: 'Cicero', licence: 'public domain' },
  ]);
});

it('says where a source of others is not listed', () => {
  const credits = [
    { what: 'place.city', source: '[GeoNames](https://www.geonames.org)', licence: 'CC-BY-4.0' },
    { what: 'place.region', source: 'own compilation', licence: 'MIT' },
  ];

  expect(checkOrigins(credits, { folder: 'places/de', others: '| [GeoNames](https://www.geonames.org) |' })).toEqual(
    [],
  );
  expect(checkOrigins(credits, { folder: 'places/de', others: '' })).toEqual([
    'places/de/SOURCES.md: https://www.geonames.org, a source of `place.city`, is not listed in THIRD-PARTY-DATA.md.',
  ]);
});
