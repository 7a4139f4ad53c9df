import i18next from 'i18next';
import { useSyncExternalStore } from 'react';
import { pseudo } from './pseudo.ts';

/** Messages of a feature in English. A key with `_one` and `_other` is chosen by `count`; `{{name}}` is a place for a value. */
type Messages = Readonly<Record<string, string>>;

type KeyOf<M extends Messages> = {
  [K in keyof M & string]: K extends `${infer B}_one` | `${infer B}_other` ? B : K;
}[keyof M & string];

/** Values for the places of a message. Text is put in as it is: nothing here becomes HTML. */
type Values = Readonly<Record<string, string | number>>;

/** Turns a key into the text of the chosen language. */
export type TextOf<M extends Messages> = (key: KeyOf<M>, values?: Values) => string;

const messages = i18next.createInstance();
void messages.use(pseudo).init({
  lng: 'en',
  fallbackLng: 'en',
  resources: {},
  initAsync: false,
  // React escapes what it shows.
  interpolation: { escapeValue: false },
  postProcess: ['pseudo'],
});

/**
 * Adds a feature's messages and returns what reads them: `text(key)` anywhere, and the hook `useText()` in components, which
 * shows them anew when the language changes.
 */
export function defineMessages<const M extends Messages>(
  scope: string,
  english: M,
): { readonly text: TextOf<M>; readonly useText: () => TextOf<M> } {
  messages.addResourceBundle('en', scope, english);
  const text: TextOf<M> = (key, values) => messages.t(`${scope}:${key}` as string, { ...values });
  // A function of its own for each language makes memoised components notice the change.
  const made = new Map<string, TextOf<M>>();
  const ofLanguage = () => {
    const known = made.get(messages.language) ?? remembering(text);
    made.set(messages.language, known);
    return known;
  };
  return { text, useText: () => useSyncExternalStore(onLanguage, ofLanguage) };
}

/** Looks up messages without values once only: components ask for them each time that they are shown. */
function remembering<M extends Messages>(text: TextOf<M>): TextOf<M> {
  const known = new Map<string, string>();
  return (key, values) => {
    if (values !== undefined) return text(key, values);
    const found = known.get(key) ?? text(key);
    known.set(key, found);
    return found;
  };
}

function onLanguage(changed: () => void): () => void {
  messages.on('languageChanged', changed);
  return () => messages.off('languageChanged', changed);
}

/** Changes the language of the whole interface. */
export async function changeLanguage(language: string): Promise<void> {
  await messages.changeLanguage(language);
}
