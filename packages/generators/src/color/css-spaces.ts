/** The predefined spaces of `color()` (CSS Color Module Level 4, section 10). */
export const cssSpaces: readonly string[] = [
  'srgb',
  'srgb-linear',
  'display-p3',
  'a98-rgb',
  'prophoto-rgb',
  'rec2020',
  'xyz',
  'xyz-d50',
  'xyz-d65',
];
