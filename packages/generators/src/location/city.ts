import { defineGenerator, type Generator, view } from '@populace/recipes';

/** Cities. */
export const city: Generator = defineGenerator({
  id: 'location.city',
  summary: "A city of the locale's country, as likely as it has inhabitants.",
  aliases: ['city', 'town', 'City', 'address.city'],
  synonyms: {
    en: 'place, municipality, locality, village',
    de: 'Stadt, Ort, Wohnort, Ortschaft, Gemeinde',
    es: 'ciudad, localidad, población, municipio',
    fr: 'ville, commune, localité',
    ja: '市区町村, 市, 都市, shi, shikuchoson',
  },
  subject: 'place',
  options: {},
  recipe: () => view('place', 'city'),
});
