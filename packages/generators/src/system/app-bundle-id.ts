import { concat, constant, defineGenerator, type Generator, pick, view } from '@populace/recipes';

/** Identifiers of programs. */
export const appBundleId: Generator = defineGenerator({
  id: 'system.appBundleId',
  summary: "An identifier of a program under the reversed domain of the row's company, which is reserved for examples.",
  aliases: ['App Bundle ID'],
  subject: 'company',
  options: {},
  recipe: () =>
    concat(
      constant('example.'),
      view('company', 'domainWord'),
      constant('.'),
      pick(['app', 'cloud', 'desk', 'mail', 'maps', 'notes', 'pay', 'photos', 'player', 'scan', 'shop', 'tasks']),
    ),
});
