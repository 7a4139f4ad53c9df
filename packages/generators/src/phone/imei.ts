import { defineGenerator, type Generator } from '@populace/recipes';
import { luhnDigit } from '../shared/check-digits/luhn.ts';
import { wrongCheck } from '../shared/identifier/break.ts';
import { checkedBy } from '../shared/identifier/checked-by.ts';
import { type IdentifierKind, identifierOf, modeOption } from '../shared/identifier/kind.ts';
import { digitsOf, fixed, oneOfTexts } from '../shared/identifier/part.ts';

/** Bodies that give out type codes, as their first two digits (GSMA TS.06). */
const BODIES = ['01', '35', '86', '91', '99'];

const kind: IdentifierKind = {
  what: 'an IMEI',
  valid: checkedBy([oneOfTexts(BODIES), digitsOf(6), digitsOf(6)], luhnDigit),
  // Devices for tests begin with 00 (GSMA TS.06).
  safe: checkedBy([fixed('00'), digitsOf(6), digitsOf(6)], luhnDigit),
  breaks: [wrongCheck()],
};

/** Numbers of mobile devices. */
export const imei: Generator = defineGenerator({
  id: 'phone.imei',
  summary: 'The number of a mobile device with a right check digit (IMEI, 3GPP TS 23.003).',
  aliases: ['imei', 'IMEI'],
  synonyms: { en: 'device serial number, mobile equipment identity', de: 'Gerätenummer' },
  options: { mode: modeOption },
  validity: { valid: 'checked', safe: 'reserved' },
  recipe: ({ mode }) => identifierOf(kind, { mode }),
});
