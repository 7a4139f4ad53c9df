import {
  concat,
  constant,
  defineSubject,
  type FieldScope,
  lookup,
  pick,
  type Recipe,
  type Subject,
  switchOn,
  view,
  writtenBy,
} from '@populace/recipes';

const company = (field: string): Recipe => view('company', field);

const nameParts: Readonly<Record<string, () => Recipe>> = {
  surname: () => company('founder'),
  partner: () => company('partner'),
  trade: () => company('trade'),
  brand: () => company('brand'),
  legalForm: () => company('legalForm'),
  city: () => view('place', 'city'),
};

/** A company of a row: its domain is made of the words of its name. */
export const companySubject: Subject = defineSubject({
  id: 'company',
  summary: 'A company: name, legal form and domain fit together.',
  fields: {
    founder: ({ table }) => pick(table('person.surname')),
    partner: ({ table }) => pick(table('person.surname')),
    trade: ({ table }) => pick(table('company.trade')),
    brand: ({ table }) => pick(table('company.brand')),
    legalForm: ({ table }) => pick(table('company.legalForm')),
    /** Which of the locale's patterns the name is written by. */
    pattern: ({ locale }) => {
      const patterns = locale.patterns('company.name');
      return pick(
        patterns.map(({ text }) => text),
        { weights: patterns.map(({ weight }) => weight) },
      );
    },
    name: ({ locale }) =>
      switchOn(
        company('pattern'),
        locale.patterns('company.name').map(({ text }) => writtenBy(text, nameParts)),
      ),
    /** The words of the name in letters a to z. */
    domainWord: (scope) =>
      switchOn(
        company('pattern'),
        scope.locale.patterns('company.name').map(({ text }) => wordsOf(text, scope)),
      ),
    /** Under a top-level domain that RFC 2606, section 2, keeps free. */
    domain: () => concat(company('domainWord'), constant('.example')),
  },
});

/** The words of a name in letters a to z, with hyphens. */
function wordsOf(pattern: string, { table }: FieldScope): Recipe {
  const shown: Readonly<Record<string, () => Recipe>> = {
    surname: () => lookup(company('founder'), table('person.surname', 'shown')),
    partner: () => lookup(company('partner'), table('person.surname', 'shown')),
    trade: () => lookup(company('trade'), table('company.trade', 'shown')),
    brand: () => lookup(company('brand'), table('company.brand', 'shown')),
    city: () => lookup(view('place', 'city'), table('place.city', 'shown')),
  };
  const words = [...pattern.matchAll(/\{(\w+)\}/g)].flatMap(([, name = '']) => shown[name]?.() ?? []);
  return concat(...words.flatMap((word, place) => (place === 0 ? [word] : [constant('-'), word])));
}
