import { concat, constant, defineGenerator, type Generator, integer } from '@populace/recipes';

/** Colours as CSS writes them. */
export const rgbFunction: Generator = defineGenerator({
  id: 'color.rgbFunction',
  summary: 'A colour by red, green and blue from 0 to 255, as the function rgb() of CSS has it.',
  aliases: ['rgb'],
  options: {},
  recipe: () =>
    concat(
      constant('rgb('),
      integer(0n, 255n),
      constant(' '),
      integer(0n, 255n),
      constant(' '),
      integer(0n, 255n),
      constant(')'),
    ),
});
