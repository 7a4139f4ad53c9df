import { useEffect, useState } from 'react';

/**
 * The text of a field while a person types: what they wrote stays, also where it is not a value yet, until the value changes from elsewhere.
 * @param shown The text of the value.
 * @param isSame Says whether a text that was typed means the value that is shown.
 */
export function useTyped(
  shown: string,
  isSame: (typed: string) => boolean = (typed) => typed === shown,
): readonly [string, (typed: string) => void] {
  const [typed, setTyped] = useState(shown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another value replaces what was typed.
  useEffect(() => {
    if (!isSame(typed)) setTyped(shown);
  }, [shown]);
  return [typed, setTyped];
}
