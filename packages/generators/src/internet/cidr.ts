import { concat, defineGenerator, type Generator, oneOf, pick, type Recipe } from '@populace/recipes';

/** Networks of IPv4. */
export const cidr: Generator = defineGenerator({
  id: 'internet.cidr',
  summary: 'A network of IPv4 with the length of its prefix, of those that are kept for documentation (RFC 5737).',
  aliases: ['IP Address v4 CIDR', 'ipAddressV4Cidr'],
  synonyms: { en: 'subnet, network address', de: 'Netz, Subnetz' },
  options: {},
  recipe: () =>
    concat(
      pick(['192.0.2.', '198.51.100.', '203.0.113.']),
      oneOf([28, 29, 30].map((prefix) => ({ weight: 1, recipe: networkOf(prefix) }))),
    ),
});

/** The networks of a prefix within the last byte. */
function networkOf(prefix: number): Recipe {
  const size = 2 ** (32 - prefix);
  return pick(Array.from({ length: 256 / size }, (_, place) => `${place * size}/${prefix}`));
}
