import { concat, constant, defineGenerator, type Generator, integer } from '@populace/recipes';

/** Colours as CSS writes them. */
export const lab: Generator = defineGenerator({
  id: 'color.lab',
  summary: 'A colour by lightness and two axes of CIELAB, as CSS writes it.',
  options: {},
  recipe: () =>
    concat(
      constant('lab('),
      integer(0n, 100n),
      constant('% '),
      integer(-100n, 100n),
      constant(' '),
      integer(-100n, 100n),
      constant(')'),
    ),
});
