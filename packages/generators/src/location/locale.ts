import { enumOption } from '@populace/core';
import { constant, defineGenerator, type Generator } from '@populace/recipes';
import { toLower, toUpper } from '@populace/unicode';

/** Locales of rows. */
export const locale: Generator = defineGenerator({
  id: 'location.locale',
  summary: 'The locale that the row is in, such as de_DE.',
  aliases: ['locale'],
  synonyms: {
    en: 'language tag, culture, language code, preferred locale',
    de: 'Gebietsschema, Sprachkennung',
    es: 'configuración regional',
    fr: 'paramètres régionaux',
    ja: 'ロケール',
  },
  options: {
    style: enumOption(['id', 'tag', 'language'], {
      default: 'id',
      summary: 'id (de_DE), tag: as browsers and HTTP write it (de-DE), or language alone (de).',
    }),
  },
  recipe: ({ style }, scope) => constant(style === 'id' ? scope.locale.id : tagOf(scope.locale.id, style)),
});

/** The tag of a locale (BCP 47): language, script, region, and what is none of these for private use. */
function tagOf(id: string, style: 'tag' | 'language'): string {
  const [language = '', ...parts] = id.split('_');
  // RFC 5646, 4.1: a language that is not determined.
  if (language === 'base') return 'und';
  if (style === 'language') return language;
  const script = parts.find((part) => /^[A-Za-z][a-z]{3}$/.test(part));
  const region = parts.find((part) => /^[A-Z]{2}$/.test(part));
  const others = parts.filter((part) => part !== script && part !== region);
  const titled = script && toUpper(script.slice(0, 1)) + script.slice(1);
  const own = others.length === 0 ? [] : ['x', ...others.map((part) => toLower(part))];
  return [language, titled, region, ...own].filter((part) => part !== undefined).join('-');
}
