import { concat, constant, defineGenerator, type Generator, integer } from '@populace/recipes';

/** Colours as CSS writes them. */
export const hwb: Generator = defineGenerator({
  id: 'color.hwb',
  summary: 'A colour by hue, whiteness and blackness, as CSS writes it.',
  options: {},
  recipe: () =>
    concat(
      constant('hwb('),
      integer(0n, 359n),
      constant(' '),
      integer(0n, 50n),
      constant('% '),
      integer(0n, 50n),
      constant('%)'),
    ),
});
