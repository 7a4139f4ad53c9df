import { defineGenerator, type Generator, view } from '@populace/recipes';

/** Time zones. */
export const timeZone: Generator = defineGenerator({
  id: 'location.timeZone',
  summary: "The time zone of the row's city, as the IANA database names it.",
  aliases: ['timezone', 'date.timeZone', 'Time Zone', 'address.timeZone'],
  synonyms: {
    en: 'tz, iana zone',
    de: 'Zeitzone',
    es: 'zona horaria, huso horario',
    fr: 'fuseau horaire',
    ja: 'タイムゾーン',
  },
  subject: 'place',
  options: {},
  recipe: () => view('place', 'timeZone'),
});
