/** What a pattern has at a place of the text: a named part, or none (an empty name), and the text around it. */
export interface SlotPart {
  readonly before: string;
  readonly name: string;
  readonly after: string;
}

/** A place of the text: what each of the patterns has there. */
export type Slot = readonly [SlotPart, ...SlotPart[]];

const NOTHING: SlotPart = { before: '', name: '', after: '' };

/**
 * Cuts patterns into the same places. Parts that all patterns have in the same order are places of their own; of what stands between two
 * of them, a place has one part of each pattern at most. One after another, the places of a pattern are the pattern.
 */
export function slotsOf(patterns: readonly string[]): readonly Slot[] {
  const cut = patterns.map((pattern) => pattern.split(/\{(\w+)\}/));
  const names = cut.map((pieces) => pieces.filter((_, place) => place % 2 === 1));
  const anchors = anchorsOf(names);
  // Before each anchor, and behind the last.
  return [...anchors, undefined].flatMap((anchor, at) => {
    const gaps = cut.map((pieces) => gapOf(pieces, anchors[at - 1], anchor));
    const most = Math.max(...gaps.map(({ length }) => length));
    const slots = Array.from({ length: most }, (_, place) => demandSlot(gaps.map((gap) => gap[place] ?? NOTHING)));
    return anchor === undefined ? slots : [...slots, demandSlot(cut.map(() => ({ ...NOTHING, name: anchor })))];
  });
}

/** The parts that all patterns have, in an order that all have; as many of the first pattern's as fit, from its first on. */
function anchorsOf([first = [], ...others]: readonly (readonly string[])[]): readonly string[] {
  const places = others.map(() => -1);
  return first.filter((name) => {
    const found = others.map((pattern, at) => pattern.indexOf(name, (places[at] ?? -1) + 1));
    if (found.includes(-1)) return false;
    places.splice(0, places.length, ...found);
    return true;
  });
}

/** What a pattern has between two anchors, cut behind each part; text behind the last part goes with it. */
function gapOf(pieces: readonly string[], from: string | undefined, to: string | undefined): readonly SlotPart[] {
  const isName = (_: string, place: number): boolean => place % 2 === 1;
  const begin = from === undefined ? 0 : pieces.findIndex((piece, at) => isName(piece, at) && piece === from) + 1;
  const end = to === undefined ? pieces.length : pieces.findIndex((piece, at) => isName(piece, at) && piece === to);
  const gap = pieces.slice(begin, end);
  const [text = ''] = gap;
  if (gap.length === 1) return text === '' ? [] : [{ ...NOTHING, before: text }];
  const parts: SlotPart[] = [];
  for (let at = 0; at + 2 < gap.length; at += 2) {
    const isLast = at + 3 === gap.length;
    parts.push({ before: gap[at] ?? '', name: gap[at + 1] ?? '', after: isLast ? (gap[at + 2] ?? '') : '' });
  }
  return parts;
}

function demandSlot([first = NOTHING, ...others]: readonly SlotPart[]): Slot {
  return [first, ...others];
}
