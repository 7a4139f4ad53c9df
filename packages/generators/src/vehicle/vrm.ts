import {
  concat,
  constant,
  defineGenerator,
  digits,
  type Generator,
  letters,
  oneOf,
  pick,
  type Recipe,
} from '@populace/recipes';
import { anyPlate, type PlateForms, plateForms } from './plates.data.ts';

/** Marks of vehicles. */
export const vrm: Generator = defineGenerator({
  id: 'vehicle.vrm',
  summary:
    "A mark as plates of cars have it in the row's country; of Great Britain's, an area that none is given out for.",
  aliases: ['licensePlate', 'license plate'],
  synonyms: {
    en: 'registration mark, number plate, licence plate, registration number',
    de: 'Kennzeichen, Autokennzeichen, Nummernschild',
    fr: 'immatriculation, plaque',
    es: 'matrícula, placa',
    ja: 'ナンバープレート',
  },
  options: {},
  validity: { valid: 'shape', safe: 'shape' },
  recipe(_options, { locale }) {
    const plate = plateForms[locale.country ?? ''] ?? anyPlate;
    return oneOf(plate.forms.map((form) => ({ recipe: markOf(form, plate), weight: 1 })));
  },
});

function markOf(form: string, plate: PlateForms): Recipe {
  const parts = form.match(/\{area\}|@+|#+|%|[^@#%{]+/gu) ?? [];
  return concat(...parts.map((part) => partOf(part, plate)));
}

function partOf(part: string, { letters: alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', areas = '' }: PlateForms): Recipe {
  if (part === '{area}') return pick(areas.split(areas.includes('|') ? '|' : ' '));
  if (part.startsWith('#')) return digits(part.length);
  if (part === '%') return letters('123456789', 1);
  return part.startsWith('@') ? lettersOf(alphabet, part.length) : constant(part);
}

/** Letters of any script. */
function lettersOf(alphabet: string, count: number): Recipe {
  if (/^[A-Z]*$/.test(alphabet)) return letters(alphabet, count);
  return concat(...Array.from({ length: count }, () => pick([...alphabet])));
}
