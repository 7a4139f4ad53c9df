import { concat, constant, defineGenerator, enumOption, type Generator, letters } from '@populace/core';

const SEPARATORS = { colon: ':', hyphen: '-', none: '' } as const;

/** Addresses of network cards. */
export const mac: Generator = defineGenerator({
  id: 'internet.mac',
  summary: 'MAC addresses (EUI-48) of single devices.',
  aliases: ['macAddress', 'MAC Address'],
  synonyms: {
    en: 'hardware address, device address',
    de: 'MAC-Adresse',
    es: 'dirección mac',
    fr: 'adresse mac',
  },
  options: {
    separator: enumOption(['colon', 'hyphen', 'none'], { default: 'colon', summary: 'What stands between the bytes.' }),
    mode: enumOption(['safe', 'valid'], {
      default: 'safe',
      summary:
        'safe: locally administered ones, which no maker has; valid: universally administered ones (IEEE 802, 8.2).',
    }),
  },
  recipe({ separator, mode }) {
    const between = constant(SEPARATORS[separator]);
    const byte = letters('0123456789abcdef', 2);
    // The second digit's lowest bit is 0 for single devices, the next is 1 where the address is administered locally.
    const second = letters(mode === 'safe' ? '26ae' : '048c', 1);
    const rest = Array.from({ length: 5 }, () => (separator === 'none' ? [byte] : [between, byte])).flat();
    return concat(letters('0123456789abcdef', 1), second, ...rest);
  },
});
