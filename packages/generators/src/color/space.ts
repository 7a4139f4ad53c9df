import { defineGenerator, type Generator, pick } from '@populace/recipes';

const spaces = [
  'ACES',
  'Adobe RGB',
  'CIELAB',
  'CIELCh',
  'CIELUV',
  'CIE 1931 XYZ',
  'CMYK',
  'DCI-P3',
  'Display P3',
  'HSL',
  'HSLuv',
  'HSV',
  'HWB',
  'LMS',
  'Munsell',
  'NCS',
  'Oklab',
  'Oklch',
  'Pantone',
  'ProPhoto RGB',
  'RAL',
  'Rec. 2020',
  'Rec. 601',
  'Rec. 709',
  'scRGB',
  'sRGB',
  'xvYCC',
  'YCbCr',
  'YIQ',
  'YPbPr',
  'YUV',
];

/** Colour spaces. */
export const space: Generator = defineGenerator({
  id: 'color.space',
  summary: 'A colour space.',
  synonyms: { en: 'colour space, color profile' },
  options: {},
  recipe: () => pick(spaces),
});
