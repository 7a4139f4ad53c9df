/** Names that others have collected: they stand behind our own, for breadth. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const usualLists = { female: ['first_names_female'], male: ['first_names_male'], surnames: ['last_names'] };

/**
 * Returns `{ female, male, surnames }` of @faker-js/faker's locale `facts.faker`, or of several, and of fake-factory's `facts.fakeFactory.locale`, both
 * optional; its `lists` names the lists to take where they are not the usual ones. Undefined where the facts name neither. `respellOthers` says which letters they write in another way. Where `others` of
 * the surnames is 0, theirs are left out: some lists are of another country, or lack the marks that names are spelt with.
 */
export async function breadthOf(folder, { faker, fakeFactory, surnames, respellOthers = {} }) {
  if (faker === undefined && fakeFactory === undefined) return undefined;
  const persons = await Promise.all([faker ?? []].flat().map((locale) => fakerPerson(folder, locale)));
  const collected = (namesIn) => persons.flatMap((person) => namesIn(person) ?? []);
  const listOf = fakeFactory === undefined ? undefined : pythonLists(folder, fakeFactory.locale);
  const wanted = { ...usualLists, ...fakeFactory?.lists };
  const tidied = (names) => names.map((name) => respelt(name.replaceAll('ʼ', '’'), respellOthers));
  const more = (kind) => (listOf === undefined ? [] : wanted[kind].flatMap(listOf));
  return {
    female: tidied([...collected((person) => person.first_name?.female), ...more('female')]),
    male: tidied([...collected((person) => person.first_name?.male), ...more('male')]),
    surnames:
      surnames.others === 0
        ? []
        : tidied([
            ...collected((person) => person.last_name?.generic),
            // Where surnames have two forms, rules make those of women.
            ...(surnames.feminine ? collected((person) => person.last_name?.male) : []),
            ...more('surnames'),
          ]),
  };
}

/** A letter that is written in another way would make a name stand twice. */
const respelt = (name, letters) =>
  Object.entries(letters).reduce((text, [theirs, ours]) => text.replaceAll(theirs, ours), name);

async function fakerPerson(folder, locale) {
  const file = resolve(folder, 'node_modules/@faker-js/faker/dist/index.js');
  const { allLocales } = await import(pathToFileURL(file).href);
  return allLocales[locale].person;
}

/** Reads a provider, a module of Python, without running it: the texts of a list are its literals, weights are passed over. */
function pythonLists(folder, locale) {
  const providers = 'fake-factory/usr/lib/python3/dist-packages/faker/providers/person';
  const source = readFileSync(join(folder, providers, locale, '__init__.py'), 'utf8');
  return (list) => {
    const start = new RegExp(`^ {4}${list} = `, 'm').exec(source);
    if (start === null)
      throw new Error(`fake-factory has no list ${list} in ${locale}; name those that it has in facts.yaml`);
    const rest = source.slice(start.index + start[0].length);
    const block = rest.slice(0, /\n( {4})?\S/.exec(rest)?.index).replace(/#.*$/gm, '');
    return [...block.matchAll(/'([^'\n]+)'|"([^"\n]+)"/g)].map(([, single, double]) => single ?? double);
  };
}
