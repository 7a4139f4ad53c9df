import colours from 'picocolors';

/** What paints text for a terminal, or leaves it as it is. */
export type Colours = ReturnType<typeof colours.createColors>;

/** Colours for a stream: only on a terminal, and not where NO_COLOR is set or the terminal is dumb. */
export function coloursFor(stream: { readonly isTTY?: boolean }): Colours {
  const { NO_COLOR, TERM } = process.env;
  return colours.createColors(stream.isTTY === true && !NO_COLOR && TERM !== 'dumb');
}
