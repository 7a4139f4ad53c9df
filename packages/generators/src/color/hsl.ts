import { concat, constant, defineGenerator, type Generator, integer } from '@populace/recipes';

/** Colours as CSS writes them. */
export const hsl: Generator = defineGenerator({
  id: 'color.hsl',
  summary: 'A colour by hue, saturation and lightness, as CSS writes it.',
  options: {},
  recipe: () =>
    concat(
      constant('hsl('),
      integer(0n, 359n),
      constant(' '),
      integer(0n, 100n),
      constant('% '),
      integer(0n, 100n),
      constant('%)'),
    ),
});
