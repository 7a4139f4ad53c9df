import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Functions of colours in CSS. */
export const cssSupportedFunction: Generator = defineGenerator({
  id: 'color.cssSupportedFunction',
  summary: 'A function by which CSS writes colours.',
  options: {},
  recipe: () => pick(['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color']),
});
