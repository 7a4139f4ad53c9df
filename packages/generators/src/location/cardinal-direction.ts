import { enumOption } from '@populace/core';
import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Directions of the compass. */
export const cardinalDirection: Generator = defineGenerator({
  id: 'location.cardinalDirection',
  summary: 'A direction of the compass: north, east, south, west.',
  options: { style: enumOption(['full', 'short'], { default: 'full', summary: 'In words, or by letters.' }) },
  recipe: ({ style }, { table }) => pick(table('location.cardinalDirection', style === 'short' ? 'short' : 'text')),
});
