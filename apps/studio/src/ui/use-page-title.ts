import { useEffect } from 'react';

/** Names the page in the browser's tab for as long as the component is shown, the nearest first: `Locales – Populace`. */
export function usePageTitle(...names: readonly (string | undefined)[]): void {
  const title = [...names.filter((name) => name !== undefined), 'Populace'].join(' – ');
  useEffect(() => {
    document.title = title;
    return () => {
      document.title = 'Populace';
    };
  }, [title]);
}
