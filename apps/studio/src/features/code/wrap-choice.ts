import { useState } from 'react';

const KEY = 'populace.code.wraps';

/** Whether long lines are broken: remembered for the person. */
export function useWraps(): readonly [boolean, (wraps: boolean) => void] {
  const [wraps, setWraps] = useState(recall);
  const choose = (chosen: boolean) => {
    setWraps(chosen);
    remember(chosen);
  };
  return [wraps, choose];
}

function recall(): boolean {
  try {
    return localStorage.getItem(KEY) === 'yes';
  } catch {
    return false;
  }
}

function remember(wraps: boolean): void {
  try {
    localStorage.setItem(KEY, wraps ? 'yes' : 'no');
  } catch {
    // A browser that keeps nothing: lines go on next time.
    return;
  }
}
