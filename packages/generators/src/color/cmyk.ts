import { concat, constant, defineGenerator, type Generator, integer } from '@populace/recipes';

/** Colours as CSS writes them. */
export const cmyk: Generator = defineGenerator({
  id: 'color.cmyk',
  summary: 'A colour by the shares of cyan, magenta, yellow and black inks.',
  options: {},
  recipe: () =>
    concat(
      constant('cmyk('),
      integer(0n, 100n),
      constant('%, '),
      integer(0n, 100n),
      constant('%, '),
      integer(0n, 100n),
      constant('%, '),
      integer(0n, 100n),
      constant('%)'),
    ),
});
