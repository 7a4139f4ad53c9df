import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** The weights are estimates: pages are mostly read. */
const methods = { GET: 60, POST: 22, PUT: 7, PATCH: 4, DELETE: 4, HEAD: 2, OPTIONS: 1 } as const;

/** Methods of HTTP. */
export const httpMethod: Generator = defineGenerator({
  id: 'internet.httpMethod',
  summary: 'A method of HTTP (RFC 9110), GET more often than others.',
  aliases: ['httpMethod'],
  synonyms: { en: 'http verb, request method', de: 'HTTP-Methode' },
  options: {},
  recipe: () => pick(Object.keys(methods), { weights: Object.values(methods) }),
});
