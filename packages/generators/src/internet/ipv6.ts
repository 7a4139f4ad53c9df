import { enumOption } from '@populace/core';
import {
  concat,
  constant,
  defineGenerator,
  type Generator,
  letters,
  oneOf,
  pick,
  type Recipe,
} from '@populace/recipes';

/** First groups of blocks that the regional registries hand out (IANA IPv6 Global Unicast Address Assignments). */
const PUBLIC = ['2400', '2600', '2800', '2a00', '2c00'];

/** IPv6 addresses. */
export const ipv6: Generator = defineGenerator({
  id: 'internet.ipv6',
  summary: 'IPv6 addresses, written as RFC 5952 asks.',
  aliases: ['ipAddressV6', 'IP Address v6'],
  synonyms: {
    en: 'ip v6, ip address v6',
  },
  options: {
    mode: enumOption(['safe', 'valid', 'invalid'], {
      default: 'safe',
      summary:
        'safe: addresses reserved for documentation (RFC 3849); valid: global ones, which may belong to somebody; invalid: a group too many, or a letter that is no digit.',
    }),
  },
  recipe({ mode }) {
    if (mode === 'valid') return concat(pick(PUBLIC), ...groups(7));
    const documentation = constant('2001:db8');
    if (mode === 'safe') return concat(documentation, ...groups(6));
    const foreign = [constant(':'), letters('ghijkmnpqrstuvwxyz', 1), letters('0123456789abcdef', 3)];
    return oneOf([
      { recipe: concat(documentation, ...groups(7)), weight: 1 },
      { recipe: concat(documentation, ...groups(5), ...foreign), weight: 1 },
    ]);
  },
});

/** Groups of four digits whose first is not 0, so that there is nothing to shorten. */
function groups(count: number): readonly Recipe[] {
  return Array.from({ length: count }, () => [
    constant(':'),
    letters('123456789abcdef', 1),
    letters('0123456789abcdef', 3),
  ]).flat();
}
