import { concat, constant, defineGenerator, type Generator, integer, pick } from '@populace/recipes';
import { cssSpaces } from './css-spaces.ts';
/** Colours as CSS writes them. */
export const css: Generator = defineGenerator({
  id: 'color.css',
  summary: 'A colour in one of the spaces of the function color() of CSS.',
  aliases: ['color.colorByCSSColorSpace'],
  options: {},
  recipe: () =>
    concat(
      constant('color('),
      pick(cssSpaces),
      constant(' '),
      integer(0n, 1000n, { scale: 3 }),
      constant(' '),
      integer(0n, 1000n, { scale: 3 }),
      constant(' '),
      integer(0n, 1000n, { scale: 3 }),
      constant(')'),
    ),
});
