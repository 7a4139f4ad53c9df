import { enumOption } from '@populace/core';
import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Directions of the compass. */
export const ordinalDirection: Generator = defineGenerator({
  id: 'location.ordinalDirection',
  summary: 'A direction of the compass between two others: northeast and the like.',
  options: { style: enumOption(['full', 'short'], { default: 'full', summary: 'In words, or by letters.' }) },
  recipe: ({ style }, { table }) => pick(table('location.ordinalDirection', style === 'short' ? 'short' : 'text')),
});
