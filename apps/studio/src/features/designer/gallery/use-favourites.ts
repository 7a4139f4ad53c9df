import { useState } from 'react';

const KEY = 'populace.favourites';

/** The generators that a person marked, kept in this browser. */
export function useFavourites(): {
  readonly favourites: ReadonlySet<string>;
  readonly toggle: (id: string) => void;
} {
  const [favourites, setFavourites] = useState(read);
  return {
    favourites,
    toggle(id) {
      const next = new Set(favourites);
      if (!next.delete(id)) next.add(id);
      setFavourites(next);
      try {
        localStorage.setItem(KEY, JSON.stringify([...next]));
      } catch {
        // A browser that keeps nothing has them until the page is left.
        return;
      }
    },
  };
}

function read(): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
}
