import { enumOption } from '@populace/core';
import {
  concat,
  defineGenerator,
  dialled,
  digits,
  type Generator,
  type LocaleScope,
  type Recipe,
  view,
  written,
} from '@populace/recipes';
import { type PhoneKind, type PhoneMode, phoneField, phoneTable } from '../shared/contact/phone-tables.ts';

/** Telephone numbers. */
export const number: Generator = defineGenerator({
  id: 'phone.number',
  summary: "A telephone number of the row's city that is valid by its country's numbering plan.",
  aliases: ['phone', 'phoneNumber', 'telephone', 'Phone', 'phone.phoneNumber'],
  synonyms: {
    en: 'phone number, tel, mobile, mobile phone, cell, cell phone, cellphone, landline, fax, contact number',
    de: 'Telefon, Telefonnummer, Tel., Handy, Handynummer, Mobil, Mobilnummer, Rufnummer',
    es: 'teléfono, número de teléfono, móvil, celular',
    fr: 'téléphone, numéro de téléphone, portable',
    ja: '電話, 電話番号, 携帯, 携帯電話, denwa, denwa bango',
  },
  subject: 'contact',
  options: {
    style: enumOption(['national', 'international', 'e164'], {
      default: 'national',
      summary:
        'national: as it is dialled in the country; international: with +; e164: + and digits alone (ITU-T E.164).',
    }),
    kind: enumOption(['fixed', 'mobile'], {
      default: 'fixed',
      summary:
        'fixed: by the area code of the city; mobile: of a mobile network, where those have numbers of their own.',
    }),
    mode: enumOption(['safe', 'valid', 'invalid'], {
      default: 'safe',
      summary:
        'safe: from ranges that are kept free for films and examples, where the area has one; valid: any, which may be somebody’s; invalid: seven digits too many, more than any country has (ITU-T E.164).',
    }),
  },
  recipe({ style, kind, mode }, { locale }) {
    const right = numberOf({ style, kind, mode: mode === 'invalid' ? 'safe' : mode }, locale);
    return mode === 'invalid' ? concat(right, digits(7)) : right;
  },
});

interface NumberOptions {
  readonly style: 'national' | 'international' | 'e164';
  readonly kind: PhoneKind;
  readonly mode: PhoneMode;
}

function numberOf({ style, kind, mode }: NumberOptions, locale: LocaleScope): Recipe {
  // Where mobile numbers are like all others, a city's number is one.
  const settled = kind === 'mobile' && !locale.has(phoneTable(kind, mode)) ? 'fixed' : kind;
  const field = (name: 'block' | 'area' | 'rest' | 'line'): Recipe => view('contact', phoneField(settled, mode, name));
  if (style !== 'e164' && locale.has(FORMS))
    return dialled({ block: field('block'), table: phoneTable(settled, mode), style, line: field('line') });
  const part = (name: 'area' | 'rest' | 'line') => () => field(name);
  const text = patternOf(locale, settled, mode, style);
  return written([{ text, weight: 1 }], { area: part('area'), rest: part('rest'), line: part('line') });
}

/** Countries whose numbers are grouped by their length and area have a table of forms. */
const FORMS = 'place.phoneForm';

/** Mobile numbers, and those kept free, may be grouped otherwise. */
function patternOf(locale: LocaleScope, kind: PhoneKind, mode: PhoneMode, style: string): string {
  const table = phoneTable(kind, mode).slice('place.'.length);
  const own = locale.findFact(`${table}.${style}`);
  const ofKind = kind === 'mobile' ? locale.findFact(`mobile.${style}`) : undefined;
  return own ?? ofKind ?? locale.fact(`phone.${style}`);
}
