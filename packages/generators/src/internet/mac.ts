import { enumOption } from '@populace/core';
import { concat, constant, defineGenerator, type Generator, letters, type Recipe } from '@populace/recipes';
import { forbidden } from '../shared/identifier/break.ts';
import { identifierOf, modeOption } from '../shared/identifier/kind.ts';
import { chars } from '../shared/identifier/part.ts';

const HEX = '0123456789abcdef';
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
    mode: modeOption,
  },
  validity: { valid: 'shape', safe: 'reserved' },
  recipe({ separator, mode }) {
    if (mode === 'invalid') return wrongAddress(SEPARATORS[separator]);
    const between = constant(SEPARATORS[separator]);
    const byte = letters(HEX, 2);
    // The second digit's lowest bit is 0 for single devices, the next is 1 where it is administered locally, not by a maker (IEEE 802, 8.2).
    const second = letters(mode === 'safe' ? '26ae' : '048c', 1);
    const rest = Array.from({ length: 5 }, () => (separator === 'none' ? [byte] : [between, byte])).flat();
    return concat(letters(HEX, 1), second, ...rest);
  },
});

function wrongAddress(separator: string): Recipe {
  const parts = Array.from({ length: 3 }, () => chars(HEX, 4));
  const layout = Array.from({ length: 6 }, () => '##').join(separator);
  const breaks = [forbidden('a character that is no hexadecimal digit', 0, ['g0', 'h4', '0o', '2l', 'zz'])];
  return identifierOf(
    { what: 'a MAC address', valid: { parts, layout }, breaks },
    { mode: 'invalid', separators: true },
  );
}
