import { concat, constant, defineGenerator, type Generator, pick } from '@populace/core';

const STARTS = [
  'A favourite of many homes, with its ',
  'Made for every day, with its ',
  'Comes with its ',
  'Tried and tested, with its ',
];
const QUALITIES = [
  'bright',
  'handy',
  'light',
  'quiet',
  'simple',
  'slim',
  'smooth',
  'soft',
  'sturdy',
  'timeless',
  'warm',
  'washable',
];
const FEATURES = [
  'base',
  'colour',
  'cover',
  'design',
  'edge',
  'finish',
  'frame',
  'handle',
  'lid',
  'shape',
  'surface',
  'texture',
];
const OCCASIONS = [
  'busy kitchens',
  'cold mornings',
  'evenings with friends',
  'long journeys',
  'rainy days',
  'small flats',
  'sunny weekends',
  'tidy desks',
];

/** Sentences that praise goods. */
export const productDescription: Generator = defineGenerator({
  id: 'commerce.productDescription',
  summary: 'A sentence that praises goods; in English.',
  aliases: ['productDescription', 'Product Description'],
  synonyms: {
    en: 'item description, product text',
    de: 'Produktbeschreibung, Artikelbeschreibung',
    fr: 'description du produit',
    es: 'descripción del producto',
  },
  options: {},
  recipe: () =>
    concat(
      pick(STARTS),
      pick(QUALITIES),
      constant(' '),
      pick(FEATURES),
      constant(', for '),
      pick(OCCASIONS),
      constant('.'),
    ),
});
