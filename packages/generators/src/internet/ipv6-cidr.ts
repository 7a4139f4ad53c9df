import { concat, constant, defineGenerator, type Generator, letters } from '@populace/recipes';

/** Networks of IPv6. */
export const ipv6Cidr: Generator = defineGenerator({
  id: 'internet.ipv6Cidr',
  summary: 'A network of IPv6 with the length of its prefix, of those that are kept for documentation (RFC 3849).',
  aliases: ['IP Address v6 CIDR', 'ipAddressV6Cidr'],
  options: {},
  recipe: () =>
    concat(constant('2001:db8:'), letters('123456789abcdef', 1), letters('0123456789abcdef', 3), constant('::/48')),
});
