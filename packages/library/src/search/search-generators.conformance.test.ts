import { describe, expect, it } from 'vitest';
import { type GeneratorMatch, listGenerators, searchGenerators } from '../index.ts';

function first(query: string): GeneratorMatch {
  const [match] = searchGenerators(query);
  if (match === undefined) throw new Error(`Nothing was found for ${query}.`);
  return match;
}

/** The stretches that were found in the best field, between brackets. */
function marked(query: string): string {
  const hit = first(query).hits[0];
  let [text, end] = ['', 0];
  for (const [from, to] of hit?.ranges ?? []) {
    text += `${hit?.text.slice(end, from)}[${hit?.text.slice(from, to)}]`;
    end = to;
  }
  return text + hit?.text.slice(end);
}

describe('finding generators', () => {
  it.each([
    ['email', 'internet.email'],
    ['mail', 'internet.email'],
    ['e-mail address', 'internet.email'],
    ['zip', 'location.postcode'],
    ['plz', 'location.postcode'],
    ['code postal', 'location.postcode'],
    ['surname', 'person.lastName'],
    ['family name', 'person.lastName'],
    ['Vorname', 'person.firstName'],
    ['prenom', 'person.firstName'],
    ['strasse', 'location.street'],
    ['メールアドレス', 'internet.email'],
    ['denwa', 'phone.number'],
    ['first', 'person.firstName'],
    ['iban', 'finance.iban'],
    ['regex', 'string.pattern'],
    ['born', 'person.birthDate'],
    ['company', 'company.name'],
    ['person name', 'person.fullName'],
    ['ip', 'internet.ipv4'],
    ['guid', 'uuid'],
    ['credit card', 'finance.creditCardNumber'],
  ])('finds by %s what makes it', (query, id) => {
    expect(first(query).page.id).toBe(id);
  });

  it.each([
    ['emial', 'internet.email'],
    ['firstnmae', 'person.firstName'],
    ['postcdoe', 'location.postcode'],
    ['adress', 'location.streetAddress'],
    ['telefone', 'phone.number'],
  ])('finds what was meant by %s', (query, id) => {
    expect(first(query).page.id).toBe(id);
  });

  it.each([
    ['faker.person.firstName()', 'person.firstName'],
    ['faker.location.zipCode', 'location.postcode'],
    ['faker zipCode', 'location.postcode'],
    ['Mockaroo Email Address', 'internet.email'],
    ['Row Number', 'sequence'],
  ])('takes the names of other tools: %s', (query, id) => {
    expect(first(query).page.id).toBe(id);
  });

  it('says by which name of another tool it was found', () => {
    expect(first('Email Address').knownAs).toEqual({ from: 'Mockaroo', name: 'Email Address' });
    expect(first('helpers.fromRegExp').knownAs).toEqual({ from: 'faker', name: 'helpers.fromRegExp' });
    expect(first('zipCode').knownAs).toEqual({ from: 'faker', name: 'zipCode' });
    expect(first('person.firstName').knownAs).toBeUndefined();
    expect(first('surname').knownAs).toBeUndefined();
  });

  it('marks what was found, whatever it is written with', () => {
    expect(marked('firstn')).toBe('[firstN]ame');
    expect(marked('strasse')).toBe('[Straße]');
    expect(marked('prenom')).toBe('[prénom]');
    expect(marked('postl')).toBe('[Postl]eitzahl');
    expect(marked('credit card')).toMatch(/\[credit ?card\]/i);
  });

  it('wants every word', () => {
    expect(searchGenerators('email dinosaur')).toEqual([]);
    expect(searchGenerators('xyzzy')).toEqual([]);
  });

  it('returns all by id where nothing is asked, and no more than asked for', () => {
    expect(searchGenerators(' ').map(({ page }) => page.id)).toEqual(listGenerators().map(({ id }) => id));
    expect(searchGenerators('name', { limit: 3 })).toHaveLength(3);
  });

  it('is found by its own id and each of its aliases first', () => {
    for (const { id, aliases } of listGenerators()) {
      for (const name of [id, ...aliases])
        expect(
          searchGenerators(name, { limit: 2 }).map(({ page }) => page.id),
          name,
        ).toContain(id);
    }
  });
});

describe('names of generators', () => {
  it('lead to one generator each', () => {
    const names = listGenerators().flatMap(({ id, aliases }) => [id, ...aliases]);

    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
});
