import type { NameClass } from './name-class.ts';
import type { NameEdges } from './name-edges.ts';
import { givenShown, joinShown, type NameStyle, splitShown, surnameShown } from './name-style.ts';

/**
 * Returns a text without number that two styles of one column can both show, or undefined if none: `aschmidt` of
 * Anna Schmidt in the one and of a surname Aschmidt in the other. Separators occur in no name, which a view checks, so
 * styles with different separators are always apart. Locales are taken together, as under one domain.
 */
export function sharedText(edges: NameEdges, one: NameStyle, other: NameStyle): string | undefined {
  if (separatorOf(one) !== separatorOf(other)) return undefined;
  const [ofOne, ofOther] = [partsOf(edges, one), partsOf(edges, other)];
  if (separatorOf(one) === '') return textsOf(one, ofOne).find((text) => shows(other, ofOther, text));
  const isSameOrder = one.order === other.order;
  const given = firstShared(ofOne.given, isSameOrder ? ofOther.given : ofOther.surname);
  const surname = firstShared(ofOne.surname, isSameOrder ? ofOther.surname : ofOther.given);
  return given === undefined || surname === undefined ? undefined : joinShown(one, given, surname);
}

/**
 * Returns the style by whose classes both can be numbered, so that their texts cannot meet: what both show, as far as
 * both show it. Undefined if the two are built differently; such a pair is not to be offered with unique.
 */
export function coarserStyle(one: NameStyle, other: NameStyle): NameStyle | undefined {
  const isAlike =
    one.order === other.order &&
    one.between === other.between &&
    (one.given === 'none') === (other.given === 'none') &&
    (one.surname === 'none') === (other.surname === 'none');
  if (!isAlike) return undefined;
  const surnameLength = Math.min(
    one.surnameLength ?? Number.POSITIVE_INFINITY,
    other.surnameLength ?? Number.POSITIVE_INFINITY,
  );
  const given = one.given === 'initial' ? one.given : other.given;
  return { ...one, given, ...(surnameLength < Number.POSITIVE_INFINITY && { surnameLength }) };
}

/** Returns the longest text that a style can show, without number, so that a plan can refuse what no column takes. */
export function longestText(edges: NameEdges, style: NameStyle): string {
  const texts = edges.spans.map(({ surnameFrom, surnameTo, givenFrom, givenTo }) =>
    joinShown(
      style,
      longestOf(
        edges.given
          .slice(givenFrom, givenTo)
          .flatMap(renderingsOf)
          .map((text) => givenShown(style, text)),
      ),
      longestOf(
        edges.surnames
          .slice(surnameFrom, surnameTo)
          .flatMap(renderingsOf)
          .map((text) => surnameShown(style, text)),
      ),
    ),
  );
  return longestOf(texts);
}

interface Parts {
  readonly given: ReadonlySet<string>;
  readonly surname: ReadonlySet<string>;
}

function partsOf({ surnames, given }: NameEdges, style: NameStyle): Parts {
  return {
    given: new Set(given.flatMap(renderingsOf).map((text) => givenShown(style, text))),
    surname: new Set(surnames.flatMap(renderingsOf).map((text) => surnameShown(style, text))),
  };
}

function textsOf(style: NameStyle, { given, surname }: Parts): string[] {
  return [...given].flatMap((first) => [...surname].map((last) => joinShown(style, first, last)));
}

function shows(style: NameStyle, { given, surname }: Parts, text: string): boolean {
  const parts = splitShown(style, text);
  return parts !== undefined && given.has(parts.given) && surname.has(parts.surname);
}

/** Where only one name is shown there is nothing to separate. */
function separatorOf({ given, surname, between }: NameStyle): string {
  return given === 'none' || surname === 'none' ? '' : between;
}

function firstShared(one: ReadonlySet<string>, other: ReadonlySet<string>): string | undefined {
  return [...one].find((text) => other.has(text));
}

function renderingsOf({ renderings }: NameClass): readonly string[] {
  return renderings;
}

function longestOf(texts: readonly string[]): string {
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '');
}
