import { integerOption, textOption } from '@populace/core';
import { constant, defineGenerator, type Generator } from '@populace/recipes';
import { svgUri } from './svg-uri.ts';
/** Pictures that stand in for others. */
export const placeholder: Generator = defineGenerator({
  id: 'image.placeholder',
  summary: 'A coloured picture with a text: SVG in a data URI, from no host.',
  aliases: [
    'image.url',
    'image.dataUri',
    'image.urlLoremFlickr',
    'image.urlPicsumPhotos',
    'image.urlPlaceholder',
    'Dummy Image URL',
    'Base64 Image URL',
    'imageUrl',
  ],
  synonyms: { en: 'image url, picture url, dummy image', de: 'Platzhalterbild, Bildadresse' },
  options: {
    width: integerOption({ default: 640, min: 1, max: 10_000, summary: 'Pixels.' }),
    height: integerOption({ default: 480, min: 1, max: 10_000, summary: 'Pixels.' }),
    text: textOption({ maxLength: 100, summary: 'The text in the middle; width and height if absent.' }),
  },
  recipe: ({ width, height, text }) => svgUri({ width, height }, [constant(escaped(text ?? `${width} × ${height}`))]),
});

/** A text as it stands in XML, and that in a URI. */
function escaped(text: string): string {
  const inXml = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return encodeURIComponent(inXml).replaceAll("'", '%27');
}
