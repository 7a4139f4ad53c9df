import type { Encoder } from '@populace/cells';
import type { Registry } from '@populace/engine';
import { encoders } from '@populace/formats';
import { generators, subjects } from '@populace/generators';
import { locales } from '@populace/locales';
import { places } from '@populace/places';
import { type Generator, type Locale, mainLocale, primitives } from '@populace/recipes';
import type { Registry as SchemaRegistry } from '@populace/schema';
import { foldCase } from '@populace/unicode';
import { whyNoGenerators } from '../elsewhere/why-no-generator.ts';
import { createLocaleOpener, type KnownLocales } from './lenders.ts';

/** The plugins, and what of them the engine is given. */
interface DefaultRegistry extends Registry, KnownLocales {
  /** By id and by alias. */
  readonly generators: ReadonlyMap<string, Generator>;
  readonly encoders: readonly Encoder[];
}

let made: DefaultRegistry | undefined;

/** Everything that comes with Populace, put together once: the one place where engine and plugins meet. */
export function defaultRegistry(): DefaultRegistry {
  made ??= createRegistry();
  return made;
}

function createRegistry(): DefaultRegistry {
  const known: KnownLocales = {
    locales: new Map(locales.map((locale) => [locale.id, locale])),
    places: new Map(places.map((place) => [place.country, place])),
  };
  return {
    generators: byName(generators),
    subjects: new Map(subjects.map((subject) => [subject.id, subject])),
    primitives: new Map(primitives.map((primitive) => [primitive.kind, primitive])),
    encoders,
    ...known,
    openLocale: createLocaleOpener(known),
  };
}

/** What of it a schema document may name. */
export function schemaRegistry(): SchemaRegistry {
  const { generators, locales: known } = defaultRegistry();
  return {
    generators,
    aliases: new Map(),
    elsewhere: whyNoGenerators,
    locales: [...known.keys()],
    localeAliases: aliasesOf(locales),
  };
}

/** Ids go before aliases, so that no alias hides a generator. */
function byName(list: readonly Generator[]): ReadonlyMap<string, Generator> {
  const named = new Map(list.flatMap((generator) => generator.aliases.map((alias) => [alias, generator] as const)));
  for (const generator of list) named.set(generator.id, generator);
  return named;
}

/**
 * A language alone means its main locale, such as `de` `de_DE`; other names are those that locales say. An alias that is an id stands for
 * that.
 */
function aliasesOf(list: readonly Locale[]): ReadonlyMap<string, string> {
  const ids = new Set(list.map(({ id }) => id));
  const languages = [...new Set(list.map(({ language }) => language))];
  const ofLanguages = languages.map((language) => [language, mainLocale({ language }, list)?.id ?? ''] as const);
  const others = list.flatMap(({ id, aliases = [] }) => aliases.map((alias) => [foldCase(alias), id] as const));
  return new Map([...ofLanguages, ...others].filter(([alias, id]) => id !== 'base' && !ids.has(alias)));
}
