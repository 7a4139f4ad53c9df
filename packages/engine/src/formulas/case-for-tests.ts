/** A column of branches, each a condition and what then makes the value; `otherwise` does in all other rows. */
export function caseOf(branches: readonly (readonly [when: string, make: unknown])[], otherwise: unknown): object {
  const branch = (make: unknown): readonly [string, unknown] => ['then', make];
  return {
    case: [
      ...branches.map(([when, make]) => Object.fromEntries([['when', when], branch(make)])),
      Object.fromEntries([branch(otherwise)]),
    ],
  };
}
