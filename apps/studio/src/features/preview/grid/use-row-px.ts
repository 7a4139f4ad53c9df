import { useMediaQuery } from '@mantine/hooks';
import { useAppearance } from '../../../lib/appearance/appearance.ts';

/** Returns the height of a row, as the tokens have it for this screen and density. */
export function useRowPx(): number {
  return useCssPixels('--h-row', 28);
}

/** Returns a length of the tokens in pixels. */
export function useCssPixels(name: string, usual: number): number {
  // Both change what the tokens say.
  useMediaQuery('(max-width: 720px)');
  useAppearance();
  const written = getComputedStyle(document.documentElement).getPropertyValue(name);
  const pixels = Number.parseFloat(written);
  return pixels > 0 ? pixels : usual;
}
