import { integerEdges, POINTS } from './integer-edges.ts';
import { type MemberTable, memberTable } from './member-table.ts';
import { type NameClass, weightOf } from './name-class.ts';
import type { LocaleNames, RenderName } from './name-list.ts';
import { createNameTexts, givenClasses, type NameTexts, surnameClasses } from './name-texts.ts';

/** Where the classes of a locale stand among all. */
export interface LocaleSpan {
  readonly locale: string;
  readonly stratum: number;
  readonly surnameFrom: number;
  readonly surnameTo: number;
  readonly givenFrom: number;
  readonly givenTo: number;
  /** The form of surnames in each context. */
  readonly forms: readonly number[];
}

/**
 * The space of points [0, 2^53) divided among classes of names: first among the surname classes of all locales, then
 * each surname's interval among the given classes of its locale. Classes are numbered through all locales, in order of
 * rendering within one; a number that no class has stands after the given classes of each locale and after each stratum.
 */
export interface NameEdges {
  readonly spans: readonly LocaleSpan[];
  /** Surname class `i` has the points of [surnameEdges[i], surnameEdges[i + 1]), whole numbers. */
  readonly surnameEdges: Float64Array;
  /** Given class `g` has the share [givenEdges[g], givenEdges[g + 1]] of a surname: multiples of 2^-53, 0 to 1. */
  readonly givenEdges: Float64Array;
  /** The span of each surname class. */
  readonly spanOf: Int32Array;
  /** Surname class to begin at in each stratum, and where the last one ends. */
  readonly strata: Int32Array;
  /** The spellings of each class, and the contexts that they are borne in. */
  readonly surnameMembers: MemberTable;
  readonly givenMembers: MemberTable;
  /** What an address can show of each class: the `renderings` of the classes below. */
  readonly renderings: ClassRenderings;
  readonly surnames: readonly NameClass[];
  readonly given: readonly NameClass[];
  readonly texts: NameTexts;
}

/** By class, what an address can show of it; nothing where no class is. */
export interface ClassRenderings {
  readonly surnames: readonly (readonly string[])[];
  readonly given: readonly (readonly string[])[];
}

/** Stands where no class is: between locales and between strata. */
const GAP: NameClass = { renderings: [], members: [] };

/**
 * Returns the first point of given class `g` within surname class `i`. This one expression is what an edge *is*: two ways
 * to compute it would differ by a unit at every second edge, and rows there would have numbers twice.
 */
export function edgeOf(edges: NameEdges, i: number, g: number): number {
  const low = edges.surnameEdges[i];
  return low + Math.floor((edges.surnameEdges[i + 1] - low) * edges.givenEdges[g]);
}

/**
 * Divides the points by the weights of `locales`. Locales of one stratum stand together, strata from 0 on.
 * Throws RangeError for weights that are none, a rendering that is empty or has a digit, or strata out of order.
 */
export function buildNameEdges(locales: readonly LocaleNames[], render: RenderName): NameEdges {
  const texts = createNameTexts();
  const surnames: NameClass[] = [];
  const given: NameClass[] = [];
  const surnameEdges: number[] = [];
  const givenEdges: number[] = [];
  const spans: LocaleSpan[] = [];
  const strata = [0];
  const strataCount = locales.reduce((count, { stratum = 0 }) => Math.max(count, stratum + 1), 1);

  for (let stratum = 0; stratum < strataCount; stratum++) {
    const weights: number[] = [];
    for (const names of locales.filter((locale) => (locale.stratum ?? 0) === stratum)) {
      const ofSurnames = surnameClasses(names, render, texts);
      const ofGiven = givenClasses(names, render, texts);
      const total = ofSurnames.reduce((sum, one) => sum + weightOf(one), 0);
      spans.push({
        locale: names.locale,
        stratum,
        surnameFrom: surnames.length,
        surnameTo: surnames.length + ofSurnames.length,
        givenFrom: given.length,
        givenTo: given.length + ofGiven.length,
        forms: names.contexts.map((context) => context.form),
      });
      append(
        weights,
        ofSurnames.map((one) => (names.weight * weightOf(one)) / total),
      );
      append(
        givenEdges,
        integerEdges(ofGiven.map(weightOf)).map((edge) => edge / POINTS),
      );
      append(surnames, ofSurnames);
      append(given, [...ofGiven, GAP]);
    }
    append(surnameEdges, integerEdges(weights));
    surnames.push(GAP);
    strata.push(surnames.length);
  }
  return {
    spans,
    surnameEdges: Float64Array.from(surnameEdges),
    givenEdges: Float64Array.from(givenEdges),
    spanOf: spansOfSurnames(spans, surnames.length),
    strata: Int32Array.from(strata),
    surnameMembers: memberTable(surnames),
    givenMembers: memberTable(given),
    renderings: { surnames: renderingsOf(surnames), given: renderingsOf(given) },
    surnames,
    given,
    texts,
  };
}

function renderingsOf(classes: readonly NameClass[]): readonly (readonly string[])[] {
  return classes.map(({ renderings }) => renderings);
}

function spansOfSurnames(spans: readonly LocaleSpan[], count: number): Int32Array {
  const spanOf = new Int32Array(count).fill(-1);
  for (const [at, span] of spans.entries()) spanOf.fill(at, span.surnameFrom, span.surnameTo);
  return spanOf;
}

/** Unlike `push(...more)`, has no limit to the length of `more`. */
function append<T>(list: T[], more: Iterable<T>): void {
  for (const one of more) list.push(one);
}
