/** What generators are about, by how often columns are: the rest follows by name. */
const BY_USE = [
  'person',
  'internet',
  'phone',
  'location',
  'basic',
  'number',
  'date',
  'string',
  'commerce',
  'company',
  'finance',
  'lorem',
];

/** What a generator is about: the first part of its id; `basic` for the few that have none. */
export function subjectOfId(id: string): string {
  const dot = id.indexOf('.');
  return dot < 0 ? 'basic' : id.slice(0, dot);
}

/** Compares two subjects, the more common one first. */
export function compareSubjects(a: string, b: string): number {
  const places = [a, b].map((subject) => BY_USE.indexOf(subject)).map((place) => (place < 0 ? BY_USE.length : place));
  const [first = 0, second = 0] = places;
  return first - second || (a < b ? -1 : Number(a > b));
}

/** Returns things that have an id of a generator, ordered by what they are about; within a subject as they were. */
export function byUse<T extends { readonly id: string }>(pages: readonly T[]): readonly T[] {
  return pages.toSorted((a, b) => compareSubjects(subjectOfId(a.id), subjectOfId(b.id)));
}
