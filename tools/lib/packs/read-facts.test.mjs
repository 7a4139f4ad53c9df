import { describe, expect, it } from 'vitest';
import { readFacts } from './read-facts.mjs';

const head = `id: xx_XX
name: X
nativeName: X
language: xx
script: Latn
direction: ltr
country: XX
countryName: X
buildingNumber: { min: 1, max: 9 }
text: { wordSpace: '', sentenceEnd: '。', sentenceSpace: '' }
patterns:
`;

function read(patterns, tables = ['person.given', 'person.surname', 'company.trade']) {
  const problems = [];
  const result = readFacts({ kind: 'locale', path: 'locale.yaml', text: head + patterns, tables, problems });
  return { ...result, problems };
}

describe('the YAML of a locale', () => {
  it('gives single facts by their path and patterns with weights', () => {
    const { facts, patterns, problems } = read(`  person.fullName: ['{surname} {given}', '{given}']
  company.name: { '{surname} {trade}': 3, '{city} {trade}': 1 }
`);

    expect(problems).toEqual([]);
    expect(facts).toMatchObject({ id: 'xx_XX', 'buildingNumber.max': '9', 'text.wordSpace': '' });
    expect(patterns['person.fullName']).toEqual([
      { text: '{surname} {given}', weight: 1 },
      { text: '{given}', weight: 1 },
    ]);
    expect(patterns['company.name']).toEqual([
      { text: '{surname} {trade}', weight: 3 },
      { text: '{city} {trade}', weight: 1 },
    ]);
  });

  it.each([
    [
      "person.fullName: ['{givn}']",
      'person.fullName: {givn} is no part of it; the parts are given, surname, title, second, patronymic, middle, added, initial, father, fatherInitial.',
    ],
    ["person.formalName: ['{title}']", 'person.formalName: {title} needs person.title, which is not there.'],
    ["person.fullName: ['{given']", 'person.fullName: "{given" has a brace without its other.'],
    ['person.fullName: []', 'person.fullName must be a list of texts or a map from texts to whole weights above 0.'],
    [
      "company.name: { '{trade}': 0 }",
      'company.name must be a list of texts or a map from texts to whole weights above 0.',
    ],
  ])('says what is wrong with %s', (line, sentence) => {
    expect(read(`  ${line}\n`).problems).toEqual([`locale.yaml:12: ${sentence}`]);
  });

  it('says which patterns there are', () => {
    expect(read("  person.fulName: ['{given}']\n").problems[0]).toMatch(
      /^locale\.yaml:12: no pattern is named person\.fulName; there are person\.fullName, /,
    );
  });

  it('says where the YAML itself is broken', () => {
    expect(read('  person.fullName: [\n').problems[0]).toMatch(/^locale\.yaml:1[23]: /);
  });
});
