import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core';
import { appearance, chooseAppearance, watchAppearance } from '../lib/appearance/appearance.ts';

let stop: (() => void) | undefined;

/** Mantine's theme is the appearance that a person has chosen; there is no second place for it. */
export const schemeStore: MantineColorSchemeManager = {
  get: () => appearance().scheme,
  set: (scheme: MantineColorScheme) => {
    if (appearance().scheme !== scheme) chooseAppearance({ scheme });
  },
  subscribe(changed) {
    stop = watchAppearance(() => changed(appearance().scheme));
  },
  unsubscribe() {
    stop?.();
  },
  clear: () => chooseAppearance({ scheme: 'auto' }),
};
