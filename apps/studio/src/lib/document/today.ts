/** The day as schemas have it: what `now` means in a new one. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}
