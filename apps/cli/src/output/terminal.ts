const LEAST = 20;

/** How wide the terminal is that shows a stream; 100 columns where there is none and COLUMNS is not set. */
export function widthOf(stream: { readonly columns?: number }): number {
  return knownWidth(stream) ?? 100;
}

/** How wide the terminal is that shows a stream; infinite where there is none, as in a pipe, and COLUMNS is not set. */
export function lineWidthOf(stream: { readonly columns?: number }): number {
  return knownWidth(stream) ?? Number.POSITIVE_INFINITY;
}

function knownWidth({ columns }: { readonly columns?: number }): number | undefined {
  const given = Number(process.env['COLUMNS']);
  // Terminals that do not know their size report 0.
  const width = columns || (Number.isInteger(given) && given > 0 ? given : undefined);
  return width === undefined ? undefined : Math.max(LEAST, width);
}
