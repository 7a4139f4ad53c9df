import { civilFromDays } from '@populace/calendar';
import type { Recipe, SeenValue, Spelling } from '@populace/recipes';
import type { Holder, Part } from './part.ts';

/** A way of breaking one rule, and no other. */
export interface Break {
  /** The rule, in words: "a wrong check digit". */
  readonly rule: string;
  /** Returns the text with the rule broken; `draw` says in which of the ways there are. */
  spoil(text: string, draw: number): string;
}

/** How the numbers of one kind are built: parts in turn, check characters, and how people write them. */
export interface Shape {
  readonly parts: readonly Part[];
  /** Puts the right check characters where `checkAt` stands; undefined where a number has none, and is not given out. */
  readonly complete?: ((text: string) => string | undefined) | undefined;
  /** How people write it: `#` is the next character, all else stands for itself and is left out where nobody wants separators. */
  readonly layout?: string | Layout | undefined;
}

/** How people write numbers whose separators stand in different places, or that have different lengths. */
export interface Layout {
  readonly maxLength: number;
  layOut(text: string, separators: boolean): string;
  /** The inverse; of other texts anything that is laid out to another text than they are. */
  takeUp(text: string, separators: boolean): string;
}

/** What a shape sees of the row; texts by the names of the holder's. */
export type Sight = 'born' | 'sex' | HolderText;

type HolderText = Exclude<keyof Holder, 'born' | 'isFemale'>;

export interface SpellingSettings {
  readonly what: string;
  /** Whether it is written with the layout's separators. */
  readonly separators: boolean;
  readonly sees?: readonly Sight[] | undefined;
  /** The rules of which one is broken; valid without. */
  readonly breaks?: readonly Break[] | undefined;
}

/** Ways of breaking a rule are drawn among so many. */
const DRAWS = 2 ** 16;

/** Returns how numbers of a shape are spelled. */
export function spellingOf(shape: Shape, { what, separators, sees = [], breaks }: SpellingSettings): Spelling {
  const layout = layoutOf(shape, separators);
  const lay = (text: string): string => (layout === undefined ? text : layout.layOut(text, separators));
  const width = shape.parts.reduce((sum, part) => sum + part.width, 0);
  const maxLength = layout?.maxLength ?? width;
  const spans = shape.parts.map(({ span }) => span).filter((span) => span > 1);
  const valid: Spelling = {
    what,
    spans,
    maxLength,
    spell: (drawn, seen) => lay(build(shape, drawn, holderOf(sees, seen))),
    read(text) {
      const compact = layout === undefined ? text : layout.takeUp(text, separators);
      return lay(compact) === text ? readShape(shape, compact) : undefined;
    },
  };
  if (breaks === undefined) return valid;
  const { length } = spans;
  const ruleOf = (drawn: readonly number[]): Break | undefined => breaks[drawn[length] ?? 0];
  return {
    what: `${what}, with one rule broken: ${breaks.map(({ rule }) => rule).join(' or ')}`,
    spans: [...spans, breaks.length, DRAWS],
    maxLength,
    spell(drawn, seen) {
      const text = build(shape, drawn, holderOf(sees, seen));
      return lay(ruleOf(drawn)?.spoil(text, drawn[length + 1] ?? 0) ?? text);
    },
    note: (drawn) => `The rule that it breaks: ${ruleOf(drawn)?.rule}.`,
  };
}

/** What of the row's person is seen, as recipes of the subject. */
export function sightsOf(sees: readonly Sight[], recipes: Readonly<Record<Sight, Recipe>>): readonly Recipe[] {
  return sees.map((sight) => recipes[sight]);
}

const NOBODY: Holder = {
  born: { year: 2000, month: 1, day: 1 },
  isFemale: false,
  given: '',
  surname: '',
  second: '',
  givenWritten: '',
  surnameWritten: '',
  secondWritten: '',
  region: '',
  bank: '',
};

function holderOf(sees: readonly Sight[], seen: readonly SeenValue[]): Holder {
  if (sees.length === 0) return NOBODY;
  const of = (sight: Sight): SeenValue | undefined => seen[sees.indexOf(sight)];
  const text = (sight: HolderText): string => of(sight)?.text ?? '';
  return {
    born: civilFromDays(of('born')?.number ?? 0),
    isFemale: of('sex')?.text === 'F',
    given: text('given'),
    surname: text('surname'),
    second: text('second'),
    givenWritten: text('givenWritten'),
    surnameWritten: text('surnameWritten'),
    secondWritten: text('secondWritten'),
    region: text('region'),
    bank: text('bank'),
  };
}

function build(shape: Shape, drawn: readonly number[], holder: Holder): string {
  let next = 0;
  const texts = shape.parts.map((part) => part.write(part.span > 1 ? (drawn[next++] ?? 0) : 0, holder));
  const { parts, complete } = shape;
  const spare = parts.findIndex(({ isSpare }) => isSpare);
  if (spare < 0) return complete === undefined ? texts.join('') : demand(complete(texts.join('')));
  let left = Number(texts[spare]);
  for (let digit = 0; digit < 10; digit++) {
    texts[spare] = `${digit}`;
    const whole = complete?.(texts.join(''));
    if (whole !== undefined && left-- === 0) return whole;
  }
  return demand(undefined);
}

function demand(text: string | undefined): string {
  if (text === undefined) throw new RangeError('A shape must have a check digit for all that can be drawn.');
  return text;
}

function readShape(shape: Shape, text: string): readonly number[] | undefined {
  const { parts, complete } = shape;
  const spare = parts.findIndex(({ isSpare }) => isSpare);
  const texts: string[] = [];
  let from = 0;
  for (const { width } of parts) {
    texts.push(text.slice(from, from + width));
    from += width;
  }
  if (text.length !== from || (complete !== undefined && complete(text) !== text)) return undefined;
  if (spare >= 0) texts[spare] = `${validBelow(shape, texts, spare)}`;
  const drawn: number[] = [];
  for (const [place, part] of parts.entries()) {
    const value = part.read(texts[place] ?? '');
    if (value === undefined) return undefined;
    if (part.span > 1) drawn.push(value);
  }
  return drawn;
}

/** How many smaller digits in the spare place have a check digit. */
function validBelow({ complete }: Shape, texts: readonly string[], place: number): number {
  const others = Array.from({ length: Number(texts[place]) }, (_, digit) => texts.with(place, `${digit}`).join(''));
  return others.filter((other) => complete?.(other) !== undefined).length;
}

function layoutOf({ layout }: Shape, separators: boolean): Layout | undefined {
  if (typeof layout !== 'string') return layout;
  if (!separators) return undefined;
  return {
    maxLength: layout.length,
    layOut: (text) => {
      let next = 0;
      let laid = '';
      for (const character of layout) laid += character === '#' ? text.charAt(next++) : character;
      return laid;
    },
    takeUp: (text) => [...text].filter((_, place) => layout.charAt(place) === '#').join(''),
  };
}
