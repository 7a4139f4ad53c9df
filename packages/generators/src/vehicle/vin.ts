import { defineGenerator, type Generator } from '@populace/recipes';
import { wrongCheck } from '../shared/identifier/break.ts';
import { type IdentifierKind, identifierOf, modeOption } from '../shared/identifier/kind.ts';
import { chars, checkAt, digitsOf } from '../shared/identifier/part.ts';

/** No I, O, Q: they look like 1 and 0 (ISO 3779, 4.2). */
const CHARACTERS = '0123456789ABCDEFGHJKLMNPRSTUVWXYZ';
/** What each of them counts, in their order (49 CFR 565.15, table IV). */
const VALUES = '012345678912345678123457923456789';
/** What each place counts (49 CFR 565.15, table V); the ninth is the check digit. */
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
/** Model years do not use U, Z and 0 (49 CFR 565.15, table VI). */
const YEARS = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const CHECK = 8;

const kind: IdentifierKind = {
  what: 'a VIN',
  valid: {
    // Maker, vehicle, check digit, model year, plant, serial number.
    parts: [chars(CHARACTERS, 3), chars(CHARACTERS, 5), checkAt(), chars(YEARS, 1), chars(CHARACTERS, 1), digitsOf(6)],
    complete: (text) => text.slice(0, CHECK) + checkOf(text) + text.slice(CHECK + 1),
  },
  breaks: [wrongCheck(CHECK, '0123456789X')],
};

/** Numbers of cars. */
export const vin: Generator = defineGenerator({
  id: 'vehicle.vin',
  summary: 'The number of a car with the check digit that North America asks for (VIN, ISO 3779).',
  aliases: ['vin', 'Car VIN'],
  synonyms: {
    en: 'vehicle identification number, chassis number, frame number',
    de: 'Fahrgestellnummer, Fahrzeug-Identifizierungsnummer, FIN',
    es: 'número de bastidor, número de chasis',
    fr: 'numéro de châssis',
    ja: '車台番号',
  },
  options: { mode: modeOption },
  validity: { valid: 'checked', safe: 'checked' },
  recipe: ({ mode }) => identifierOf(kind, { mode }),
});

function checkOf(text: string): string {
  let sum = 0;
  for (const [place, weight] of WEIGHTS.entries()) {
    sum += weight * Number(VALUES.charAt(CHARACTERS.indexOf(text.charAt(place))));
  }
  return sum % 11 === 10 ? 'X' : `${sum % 11}`;
}
