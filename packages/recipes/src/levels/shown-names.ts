import type { LocaleSpan, NameEdges } from './name-edges.ts';
import { givenShown, type NameStyle, surnameShown } from './name-style.ts';
import { groupShown, groupShownSimply, type ShownGroups } from './shown-groups.ts';

/** The classes that a style shows alike, on both sides of the name. */
export interface ShownNames {
  readonly surnames: ShownGroups;
  readonly given: ShownGroups;
}

/** Groups the classes by what a style shows of them; `domainOf` as in {@link groupShown}. */
export function shownNames(edges: NameEdges, style: NameStyle, domainOf: (span: LocaleSpan) => string): ShownNames {
  const ofSurnames = {
    renderings: edges.renderings.surnames,
    range: ({ surnameFrom, surnameTo }: LocaleSpan) => ({ from: surnameFrom, to: surnameTo }),
  };
  const ofGiven = {
    renderings: edges.renderings.given,
    range: ({ givenFrom, givenTo }: LocaleSpan) => ({ from: givenFrom, to: givenTo }),
  };
  return {
    surnames: groupShown(edges.spans, ofSurnames, domainOf, (rendering) => surnameShown(style, rendering)),
    given: groupShown(edges.spans, ofGiven, domainOf, (rendering) => givenShown(style, rendering)),
  };
}

const known = new WeakMap<NameEdges, Map<string, ShownNames>>();

/** The groups of names of one locale alone, or of several at one domain, made once a style. */
export function shownNamesOf(edges: NameEdges, style: NameStyle): ShownNames {
  const ofEdges = known.get(edges) ?? new Map<string, ShownNames>();
  known.set(edges, ofEdges);
  const key = `${style.given} ${style.surname} ${style.surnameLength ?? ''}`;
  const shown = ofEdges.get(key) ?? groupNames(edges, style);
  ofEdges.set(key, shown);
  return shown;
}

function groupNames(edges: NameEdges, style: NameStyle): ShownNames {
  const { surnames, given } = edges.renderings;
  const isSimple =
    edges.spans.length === 1 && [surnames, given].every((side) => side.every((texts) => texts.length <= 1));
  if (!isSimple) return shownNames(edges, style, () => '');
  return {
    surnames: groupShownSimply(surnames, (text) => surnameShown(style, text)),
    given: groupShownSimply(given, (text) => givenShown(style, text)),
  };
}
