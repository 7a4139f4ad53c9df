/** The text of a schema without tables. */
export function blankSchema(day: string): string {
  return `populace: 1
name: Untitled schema
seed: 1
now: ${day}T00:00:00Z
locale: en_US

tables: {}
`;
}
