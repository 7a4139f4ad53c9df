import { describe, expect, it } from 'vitest';
import { countSubjects, findGenerators } from './find-generators.ts';

const page = (id: string, summary: string, ...aliases: readonly string[]) => ({
  id,
  summary,
  aliases,
  synonyms: [],
  options: [],
});
const pages = [
  page('company.name', "A company's name.", 'companyName', 'Company Name'),
  page('internet.email', "An e-mail address made of the row's name.", 'email', 'Email Address'),
  page('person.firstName', 'A given name, as common as it is in the locale.', 'givenName', 'First Name'),
  page('uuid', 'Universally unique ids.', 'guid'),
];
const ids = (query: string) => findGenerators(pages, query).map((found) => found.page.id);

describe('searching generators', () => {
  it('finds them by their id before their other names, and by these before their summary', () => {
    expect(ids('name')).toEqual(['company.name', 'person.firstName', 'internet.email']);
    expect(ids('e-mail')).toEqual(['internet.email']);
  });

  it('says which other name has led to them', () => {
    expect(findGenerators(pages, 'given')[0]).toMatchObject({ page: { id: 'person.firstName' }, alias: 'givenName' });
    expect(findGenerators(pages, 'first')[0]).toMatchObject({ page: { id: 'person.firstName' }, alias: undefined });
    expect(findGenerators(pages, 'GUID')[0]).toMatchObject({ page: { id: 'uuid' }, alias: 'guid' });
  });

  it('shows all where nothing is searched, and none where a word is nowhere', () => {
    expect(ids(' ')).toHaveLength(4);
    expect(ids('name zebra')).toEqual([]);
  });

  it('counts them by subject, the basic ones last', () => {
    expect(countSubjects(findGenerators(pages, ''))).toEqual([
      ['company', 1],
      ['internet', 1],
      ['person', 1],
      ['', 1],
    ]);
  });
});
