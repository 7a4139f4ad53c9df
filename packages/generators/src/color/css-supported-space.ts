import { defineGenerator, type Generator, pick } from '@populace/recipes';
import { cssSpaces } from './css-spaces.ts';
/** Colour spaces of CSS. */
export const cssSupportedSpace: Generator = defineGenerator({
  id: 'color.cssSupportedSpace',
  summary: 'A colour space that the function color() of CSS knows.',
  options: {},
  recipe: () => pick(cssSpaces),
});
