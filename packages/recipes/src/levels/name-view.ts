import { type ClassNumbers, createClassNumbers, type ShownClass } from './class-numbers.ts';
import type { MemberDraw } from './member-draw.ts';
import type { NameEdges } from './name-edges.ts';
import type { NameLevels, NamePlace } from './name-levels.ts';
import { checkStyle, givenShown, joinShown, type NameStyle, splitShown, surnameShown } from './name-style.ts';
import { createNumberStep, type NumberStep } from './number-look-up.ts';
import { classHash, rotated, unrotated } from './rotation.ts';
import { rowLimitOf } from './row-limit.ts';
import type { ShownGroups } from './shown-groups.ts';
import { shownNames } from './shown-names.ts';

/** Whether addresses of different locales differ by their domain anyway, or share one. */
export type DomainScope = 'by-locale' | 'fixed';

/** Names as a style shows them, with a number that makes each row's text its own. */
export interface NameView {
  readonly surnames: ShownGroups;
  readonly given: ShownGroups;
  readonly numbers: ClassNumbers;
  /** Rows from here on have no number: 2^53, or 2^51 if a class weighs more than half of all. */
  readonly rowLimit: number;
  /** Writes the number of each row of a placed batch as it is written; 0 is written as nothing. */
  fill: NumberStep;
  /** Returns the written number of one placed row. */
  writtenNumber(place: NamePlace): number;
  /** Returns the text of a row, such as `anna.schmidt52`. `stratum` as in NameLevels.at. */
  text(row: number, stratum?: number): string;
  /**
   * Returns the row that has `text`, or undefined if none below `rowCount` has. `locale` is the one that the domain tells,
   * unused with a fixed domain; `stratumOf` says which edges a row has, where another column decides.
   */
  rowOf(text: string, locale: string, rowCount: number, stratumOf?: (row: number) => number): number | undefined;
}

/**
 * Makes the view. Throws RangeError for a style that can be read in two ways with these names. `numberedBy` is a coarser
 * style, where the column has another style whose text cannot be told from this one's: see `coarserStyle`.
 */
export function createNameView(
  levels: NameLevels,
  members: MemberDraw,
  style: NameStyle,
  scope: DomainScope,
  numberedBy: NameStyle = style,
): NameView {
  const { edges } = levels;
  checkStyle(style);
  checkSeparator(edges, style);
  const domainOf = (locale: string): string => (scope === 'fixed' ? '' : locale);
  const { surnames, given } = shownNames(edges, numberedBy, (span) => domainOf(span.locale));
  const numbers = createClassNumbers(levels, surnames, given);

  function writtenNumber(place: NamePlace): number {
    const shown: ShownClass = [surnames.groupOf[place.surname], given.groupOf[place.given]];
    return rotated(numbers.numberOf(place, shown), classHash(...shown));
  }

  function text(row: number, stratum = 0): string {
    const place = levels.at(row, stratum);
    const drawn = members.at(row, place.surname, place.given);
    const name = joinShown(
      style,
      givenShown(style, edges.texts.givenShown[drawn.given]),
      surnameShown(style, edges.texts.surnamesShown[drawn.surname]),
    );
    const number = writtenNumber(place);
    return number === 0 ? name : `${name}${number}`;
  }

  return {
    surnames,
    given,
    numbers,
    rowLimit: rowLimitOf(edges, surnames, given),
    fill: createNumberStep(edges, levels.slots.ladder, { surnames, given }),
    writtenNumber,
    text,
    rowOf(address, locale, rowCount, stratumOf = () => 0) {
      const [, name = '', digits = ''] = /^([^0-9]+)([1-9][0-9]{0,15})?$/.exec(address) ?? [];
      const parts = splitShown(style, name);
      if (parts === undefined) return undefined;
      const surnameGroup = surnames.find(domainOf(locale), surnameShown(numberedBy, parts.surname));
      const givenGroup = given.find(domainOf(locale), givenShown(numberedBy, parts.given));
      if (surnameGroup === undefined || givenGroup === undefined) return undefined;
      const shown: ShownClass = [surnameGroup, givenGroup];
      const row = numbers.rowOf(shown, unrotated(Number(digits), classHash(...shown)));
      if (row === undefined || row >= rowCount) return undefined;
      const stratum = stratumOf(row);
      const isFromThere = scope === 'fixed' || localeOf(edges, levels.at(row, stratum)) === locale;
      return isFromThere && text(row, stratum) === address ? row : undefined;
    },
  };
}

function localeOf({ spans, spanOf }: NameEdges, { surname }: NamePlace): string {
  return spans[spanOf[surname]].locale;
}

/** A separator that occurs in a name would let two pairs of names read alike. */
function checkSeparator({ surnames, given }: NameEdges, { between }: NameStyle): void {
  if (between === '') return;
  for (const { renderings } of [...surnames, ...given]) {
    const found = renderings.find((rendering) => rendering.includes(between));
    if (found !== undefined)
      throw new RangeError(`the separator "${between}" occurs in the name "${found}"; choose another`);
  }
}
