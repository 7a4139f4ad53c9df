import { concat, constant, defineGenerator, type Generator, integer } from '@populace/recipes';

/** Colours as CSS writes them. */
export const lch: Generator = defineGenerator({
  id: 'color.lch',
  summary: 'A colour by lightness, chroma and hue of CIELAB, as CSS writes it.',
  options: {},
  recipe: () =>
    concat(
      constant('lch('),
      integer(0n, 100n),
      constant('% '),
      integer(0n, 150n),
      constant(' '),
      integer(0n, 359n),
      constant(')'),
    ),
});
