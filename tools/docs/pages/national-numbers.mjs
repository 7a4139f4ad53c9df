import { code, madeBy } from '../markdown.mjs';

const intro = (countries, count) => `# Numbers of countries

${count} kinds of numbers of ${countries} countries: of people by [person.nationalId](generators.md#personnationalid) and
[person.taxId](generators.md#persontaxid), of companies by [company.taxId](generators.md#companytaxid) and
[company.vatNumber](generators.md#companyvatnumber). A column has those of the row's locale, or of its option \`country\`; \`kind\` names one that
is not the usual one. [What safe, valid and invalid mean](../identifiers.md).`;

/** The page of the numbers that countries give to people and companies. */
export function nationalNumbersPage({ nationalNumbers }) {
  const countries = nationalNumbers.toSorted((a, b) => (a.country < b.country ? -1 : 1));
  const rows = countries.flatMap(({ country, numbers }) =>
    Object.entries(numbers).map(([kind, number]) => rowOf(country, kind, number)),
  );
  const head =
    '| country | kind | what | tells of the row | safe | invalid has |\n| --- | --- | --- | --- | --- | --- |';
  return `${[madeBy, intro(countries.length, rows.length), `${head}\n${rows.join('\n')}`].join('\n\n')}\n`;
}

function rowOf(country, kind, { what, sees = [], safe, breaks }) {
  const rules = breaks.map(({ rule }) => rule).join(', or ');
  const seen = sees
    .map((sight) => SIGHTS[sight])
    .filter((text) => text !== undefined)
    .join(', ');
  return `| ${country} | ${code(kind)} | ${what} | ${seen || '–'} | ${safe === undefined ? 'as valid' : 'reserved'} | ${rules} |`;
}

/** Names in other spellings go without saying. */
const SIGHTS = {
  born: 'day of birth',
  sex: 'sex',
  given: 'given name',
  surname: 'surname',
  second: "the other parent's surname",
  region: 'region of birth',
};
