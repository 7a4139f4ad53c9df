import { type ClassMember, classesOf, type NameClass } from './name-class.ts';
import type { LocaleNames, RenderName } from './name-list.ts';

/** All spellings by code, and what an address shows of each. */
export interface NameTexts {
  readonly surnames: string[];
  readonly surnamesShown: string[];
  readonly given: string[];
  readonly givenShown: string[];
}

/** Makes empty lists. */
export function createNameTexts(): NameTexts {
  return { surnames: [], surnamesShown: [], given: [], givenShown: [] };
}

/** Returns the surname classes of a locale and adds its texts. */
export function surnameClasses(
  { locale, surnames }: LocaleNames,
  render: RenderName,
  texts: NameTexts,
): readonly NameClass[] {
  return classesOf(
    surnames.map(({ forms, shown = [], weight }) => {
      const code = texts.surnames.length;
      const renderings = forms.map((form, place) => demandShown(form, locale, shown[place] ?? render(form, locale)));
      texts.surnames.push(...forms);
      texts.surnamesShown.push(...renderings);
      return { renderings, members: [{ code, forms: forms.length, context: 0, weight }] };
    }),
  );
}

/** Returns the given classes of a locale and adds its texts. The share of a name is Σ P(context) · P(name | context). */
export function givenClasses(names: LocaleNames, render: RenderName, texts: NameTexts): readonly NameClass[] {
  const { locale, contexts, given } = names;
  const all = contexts.reduce((sum, context) => sum + context.weight, 0);
  const totals = contexts.map((_, at) => given.reduce((sum, { weights }) => sum + (weights[at] ?? 0), 0));
  return classesOf(
    given.map(({ text, shown: known, weights }) => {
      const code = texts.given.length;
      const shown = demandShown(text, locale, known ?? render(text, locale));
      texts.given.push(text);
      texts.givenShown.push(shown);
      const members = contexts.map(({ weight }, context): ClassMember => {
        const inContext = weights[context] ?? 0;
        // A context without any name has no row; 0 / 0 would make all edges NaN.
        return {
          code,
          forms: 1,
          context,
          weight: inContext === 0 ? 0 : (weight / all) * (inContext / totals[context]),
        };
      });
      return { renderings: [shown], members };
    }),
  );
}

function demandShown(text: string, locale: string, shown: string): string {
  if (shown === '' || /[0-9]/.test(shown)) {
    throw new RangeError(`"${text}" (${locale}) renders to "${shown}"; names must render to text without digits`);
  }
  return shown;
}
