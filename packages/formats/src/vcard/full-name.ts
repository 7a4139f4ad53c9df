import type { CellLayout, TableFacts } from '@populace/cells';
import { CodedError, type Column } from '@populace/core';
import { maskedColumn } from '../shared/columnar/masked-column.ts';
import { planPresence } from '../shared/columnar/presence.ts';
import { isNullable } from '../shared/named-columns/is-nullable.ts';
import type { Place } from '../shared/placed-cells/plan-placed.ts';
import type { CardProperty } from './vcard-properties.ts';

/** The full names of cards. */
export interface FullName {
  /** The value of FN. */
  readonly places: readonly Place[];
  /** Makes the first `n` rows of the columns as they stand ready. */
  prepare(n: number): void;
}

interface NameSettings {
  readonly cell: CellLayout;
  /** The most rows of a batch. */
  readonly rows: number;
  readonly facts: TableFacts;
}

/** What a card is shown by in address books where it has no name. */
const STAND_INS = ['NICKNAME', 'ORG', 'EMAIL'] as const;

/**
 * Plans FN, which every card needs (RFC 6350, section 6.2.1): the full name, or given and family name. Where they are missing it is the first
 * that is there of nickname, organisation and e-mail.
 * @throws CodedError `format/cannot-hold` where there is no column of names, or all that FN could be may be missing.
 */
export function planFullName(
  columnOf: (property: CardProperty) => Column | undefined,
  settings: NameSettings,
): FullName {
  const names = (['FN', 'N.given', 'N.family'] as const).map(columnOf);
  if (names.every((column) => column === undefined)) {
    throw cannotHold(
      'A vCard needs FN, the full name, but no column is called full_name, name, first_name or last_name; name one with map: FN=column.',
    );
  }
  const all = [...names, ...STAND_INS.map(columnOf)].filter((column) => column !== undefined);
  const certain = all.findIndex((column) => !isNullable(column, settings.facts));
  if (certain < 0) {
    const missing = all.map(({ name }) => JSON.stringify(name)).join(', ');
    throw cannotHold(
      `Each vCard needs FN, the full name, but ${missing} may all be missing in a row; give one of them no nulls, or take a column without any with map: FN=column.`,
    );
  }
  const choices = all.slice(0, certain + 1);
  const [, given, family] = names;
  return given !== undefined && choices.includes(given)
    ? choose(choices, { given, family }, settings)
    : choose(choices, {}, settings);
}

/** The name in two parts, where FN may be that. */
interface NameParts {
  readonly given?: Column;
  /** Stands behind the given name. */
  readonly family?: Column | undefined;
}

/** The first of the columns that is there, of which the last one always is. */
function choose(choices: readonly Column[], { given, family }: NameParts, { cell, rows }: NameSettings): FullName {
  const [first] = choices;
  const behind = { ...cell, open: ' ', null: '' };
  if (choices.length === 1) {
    const places = [{ column: first, cell }, ...(family === undefined ? [] : [{ column: family, cell: behind }])];
    return { places, prepare: () => undefined };
  }
  const presences = choices.map(({ vector }) => planPresence(vector, rows));
  const choice = new Int32Array(rows);
  const shown = { ...first, vector: { kind: 'mixed', choice, options: choices } } as const;
  const second = given && family && behindGiven(family, { choice, rows, given: choices.indexOf(given) });
  return {
    places: [{ column: shown, cell }, ...(second === undefined ? [] : [{ column: second.column, cell: behind }])],
    prepare(n) {
      for (const presence of presences) presence?.fill(n);
      for (let row = 0; row < n; row++) {
        let place = 0;
        while (presences[place]?.present[row] === 0 && place < choices.length - 1) place++;
        choice[row] = place;
      }
      second?.prepare(n);
    },
  };
}

interface Chosen {
  readonly choice: Int32Array;
  readonly rows: number;
  /** What is chosen where it is the given name. */
  readonly given: number;
}

/** The family name, which is null where the given name is not shown. */
function behindGiven(family: Column, { choice, rows, given }: Chosen) {
  const valid = new Uint8Array(rows);
  return {
    column: maskedColumn(family, valid),
    prepare(n: number) {
      for (let row = 0; row < n; row++) valid[row] = choice[row] === given ? 1 : 0;
    },
  };
}

function cannotHold(message: string): CodedError {
  return new CodedError('format/cannot-hold', message);
}
