import { civilFromDays } from '@populace/calendar';
import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Years of cars. */
export const year: Generator = defineGenerator({
  id: 'vehicle.year',
  summary: "The year in which a car was built: within 25 years before the schema's now, recent ones more often.",
  aliases: ['Car Model Year'],
  synonyms: { en: 'model year, year of manufacture', de: 'Baujahr', fr: 'année du modèle' },
  options: {},
  recipe(_options, { now }) {
    const { year } = civilFromDays(now.days);
    const years = Array.from({ length: 26 }, (_, age) => ({ text: `${year - age}`, weight: 30 - age }));
    return pick(
      years.map(({ text }) => text),
      { weights: years.map(({ weight }) => weight), type: { kind: 'int32' } },
    );
  },
});
