import { enumOption } from '@populace/core';
import { defineGenerator, type Generator, oneOf, pick } from '@populace/recipes';

/** Directions of the compass. */
export const direction: Generator = defineGenerator({
  id: 'location.direction',
  summary: 'One of the eight directions of the compass.',
  synonyms: {
    en: 'compass direction, heading',
    de: 'Himmelsrichtung',
    fr: 'point cardinal',
    es: 'punto cardinal',
    ja: '方角',
  },
  options: { style: enumOption(['full', 'short'], { default: 'full', summary: 'In words, or by letters.' }) },
  recipe({ style }, { table }) {
    const column = style === 'short' ? 'short' : 'text';
    const names = ['location.cardinalDirection', 'location.ordinalDirection'];
    return oneOf(names.map((name) => ({ weight: 1, recipe: pick(table(name, column)) })));
  },
});
