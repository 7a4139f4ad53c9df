import { concat, constant, defineGenerator, type Generator, initialOf, integer, oneOf, view } from '@populace/recipes';

/** Names on sites. */
export const displayName: Generator = defineGenerator({
  id: 'internet.displayName',
  summary:
    "What the row's person is called on a site: the given name, with an initial or a number, in the script of the name.",
  aliases: ['displayName'],
  synonyms: { en: 'nickname, screen name, handle', de: 'Anzeigename', fr: 'pseudo', es: 'apodo', ja: '表示名' },
  subject: 'person',
  options: {},
  recipe: () =>
    oneOf([
      { weight: 3, recipe: view('person', 'given') },
      {
        weight: 3,
        recipe: concat(view('person', 'given'), constant(' '), initialOf(view('person', 'surname')), constant('.')),
      },
      { weight: 2, recipe: concat(view('person', 'given'), integer(1n, 99n)) },
    ]),
});
