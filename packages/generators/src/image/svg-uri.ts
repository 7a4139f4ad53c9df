import { concat, constant, pick, type Recipe } from '@populace/recipes';

/** Grounds on which white letters can be read (WCAG 2.2, contrast of 4.5 and more). */
const grounds = [
  '1d4ed8',
  '6d28d9',
  'a21caf',
  'be123c',
  'b91c1c',
  'c2410c',
  '854d0e',
  '3f6212',
  '166534',
  '0f766e',
  '0e7490',
  '475569',
];

/**
 * The recipe of a picture as a data URI (RFC 2397): a coloured ground with a text in the middle, of which the parts are written as
 * URIs have them.
 */
export function svgUri(
  { width, height }: { readonly width: number; readonly height: number },
  text: readonly Recipe[],
): Recipe {
  const size = Math.max(1, Math.floor(Math.min(width, height) * (text.length > 1 ? 0.45 : 0.12)));
  return concat(
    constant(
      `data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20width='${width}'%20height='${height}'%3E%3Crect%20width='100%25'%20height='100%25'%20fill='%23`,
    ),
    pick(grounds),
    constant(
      `'/%3E%3Ctext%20x='50%25'%20y='50%25'%20dy='.35em'%20text-anchor='middle'%20font-family='sans-serif'%20font-size='${size}'%20fill='white'%3E`,
    ),
    ...text,
    constant('%3C/text%3E%3C/svg%3E'),
  );
}
