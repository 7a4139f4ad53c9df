/** How wide the terminal is that shows a stream; 100 columns where there is none and COLUMNS says nothing. */
export function widthOf(stream: { readonly columns?: number }): number {
  const said = Number(process.env['COLUMNS']);
  // Terminals that do not know their size say 0.
  const width = stream.columns || (Number.isInteger(said) && said > 0 ? said : 100);
  return Math.max(20, width);
}
