import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Algorithms of JSON Web Tokens. */
export const jwtAlgorithm: Generator = defineGenerator({
  id: 'internet.jwtAlgorithm',
  summary: 'An algorithm that JSON Web Tokens are signed by (RFC 7518, section 3.1).',
  aliases: ['jwtAlgorithm'],
  options: {},
  recipe: () =>
    pick([
      'HS256',
      'HS384',
      'HS512',
      'RS256',
      'RS384',
      'RS512',
      'ES256',
      'ES384',
      'ES512',
      'PS256',
      'PS384',
      'PS512',
      'none',
    ]),
});
