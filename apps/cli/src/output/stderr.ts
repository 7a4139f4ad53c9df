/** Writes text to standard error. That nobody reads it any more is no failure. */
export function writeError(text: string): void {
  watch();
  process.stderr.write(text);
}

let watched = false;

function watch(): void {
  if (watched) return;
  watched = true;
  process.stderr.on('error', () => undefined);
}
