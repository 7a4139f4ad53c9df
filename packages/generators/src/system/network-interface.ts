import { concat, constant, defineGenerator, digits, type Generator, letters, oneOf, pick } from '@populace/recipes';

/** Ethernet, wireless, wireless wide area. */
const kind = pick(['en', 'wl', 'ww'], { weights: [6, 3, 1] });

/** Network interfaces. */
export const networkInterface: Generator = defineGenerator({
  id: 'system.networkInterface',
  summary: 'The name of a network interface, as Linux gives them.',
  aliases: ['networkInterface'],
  synonyms: { en: 'nic, interface name', de: 'Netzwerkschnittstelle' },
  options: {},
  recipe: () =>
    oneOf([
      { weight: 4, recipe: concat(kind, constant('o'), digits(1)) },
      { weight: 3, recipe: concat(kind, constant('s'), digits(1)) },
      { weight: 3, recipe: concat(kind, constant('p'), digits(1), constant('s'), digits(1)) },
      { weight: 2, recipe: concat(kind, constant('x'), letters('0123456789abcdef', 12)) },
    ]),
});
