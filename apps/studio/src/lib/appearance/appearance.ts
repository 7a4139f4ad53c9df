import { useSyncExternalStore } from 'react';
import { changeLanguage } from '../messages/define-messages.ts';
import { languageOf } from '../messages/languages.ts';

/** What a person has chosen of how the Studio looks and answers. Kept in this browser. */
export interface Appearance {
  readonly scheme: 'auto' | 'light' | 'dark';
  readonly density: 'compact' | 'comfortable';
  readonly language: string;
  /** Whether keys such as `W` work alone. */
  readonly singleKeys: boolean;
  /** Whether the preview tells the milliseconds that it took. */
  readonly showTimes: boolean;
}

const KEY = 'populace.appearance';
const usual: Appearance = { scheme: 'auto', density: 'compact', language: 'en', singleKeys: true, showTimes: false };
const listeners = new Set<() => void>();
let current = read();

function read(): Appearance {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return usual;
    const known = Object.entries(usual).map(([name, value]) => {
      const own: unknown = Reflect.get(kept, name);
      return [name, typeof own === typeof value ? own : value];
    });
    // Each value has the type of the usual one.
    return Object.fromEntries(known) as unknown as Appearance;
  } catch {
    // A browser that keeps nothing, or nothing readable: the usual appearance.
    return usual;
  }
}

/** Returns what is chosen. */
export function appearance(): Appearance {
  return current;
}

/** Changes some of what is chosen and keeps it. */
export function chooseAppearance(change: Partial<Appearance>): void {
  current = { ...current, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // A browser that keeps nothing still shows the choice until the page is left.
  }
  applyAppearance();
  for (const listener of listeners) listener();
}

/** Shows the choice in the page: direction, language, density, theme. */
export function applyAppearance(): void {
  const { id, direction } = languageOf(current.language);
  document.documentElement.lang = id;
  document.documentElement.dir = direction;
  document.documentElement.dataset['density'] = current.density;
  void changeLanguage(id);
}

/** The choice, shown anew when it changes. */
export function useAppearance(): Appearance {
  return useSyncExternalStore(watchAppearance, appearance);
}

/** Calls `changed` at each choice; returns what ends it. */
export function watchAppearance(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
