import { type CellLayout, defineEncoder, type Encoder } from '@populace/cells';
import { CodedError, type Column, enumOption, textOption, typeName } from '@populace/core';
import { basicTimes } from '../shared/basic-times/basic-times.ts';
import { cardText, contentText, contentToken } from '../shared/content-lines/content-texts.ts';
import { foldedRun } from '../shared/content-lines/fold-lines.ts';
import { mapProperties } from '../shared/content-lines/map-properties.ts';
import { propertyLine } from '../shared/content-lines/property-line.ts';
import { type Place, planPlaced } from '../shared/placed-cells/plan-placed.ts';
import { planFullName } from './full-name.ts';
import { type CardProperty, cardGuesses } from './vcard-properties.ts';

/**
 * A vCard a row (RFC 6350, or RFC 2426 for version 3.0), in UTF-8, folded at 75 octets. Columns that are no property of a card, by `map` or
 * by their names, are not written. A CR is left out of texts, and other controls than tab and line ends are refused.
 */
export const vcardEncoder: Encoder = defineEncoder({
  id: 'vcard',
  summary: 'A vCard a row, of the columns that are called after its properties or mapped to them.',
  contentType: 'text/vcard',
  extensions: ['vcf', 'vcard'],
  options: {
    version: enumOption(['4.0', '3.0'], { default: '4.0', summary: 'The version of vCard.' }),
    map: textOption({
      maxLength: 10_000,
      summary: 'Which columns are which properties, such as `FN=name,EMAIL=mail`; others go by their names.',
    }),
  },
  plan(columns, { version, map }, { facts, rows }) {
    const found = mapProperties(columns, map, cardGuesses);
    const settings = { cell: simpleText(version), rows: rows.lo.length, facts };
    const fullName = planFullName((property) => found.get(property), settings);
    const birthday = found.get('BDAY');
    const born = birthday === undefined ? undefined : bornOf(birthday, version, rows.lo.length);
    const card: Card = {
      version,
      fullName: fullName.places,
      columnOf: (property) => (property === 'BDAY' ? born?.column : found.get(property)),
    };
    const frame = { head: '', tail: '' };
    const run = foldedRun(
      planPlaced(['BEGIN:VCARD\r\n', `VERSION:${version}\r\n`, ...lines(card), 'END:VCARD\r\n'], frame, rows),
    );
    return {
      ...run,
      encode(n, first) {
        born?.prepare(n);
        fullName.prepare(n);
        return run.encode(n, first);
      },
    };
  },
});

interface Card {
  readonly version: '3.0' | '4.0';
  /** The value of FN. */
  readonly fullName: readonly Place[];
  columnOf(property: CardProperty): Column | undefined;
}

function lines(card: Card): readonly Place[] {
  return [
    ...identifierLine(card),
    ...nameLines(card),
    ...textLine(card, 'NICKNAME'),
    ...propertyLine(card.columnOf('ORG'), 'ORG:', contentText),
    ...textLine(card, 'TITLE'),
    ...textLine(card, 'EMAIL'),
    ...textLine(card, 'TEL'),
    ...addressLine(card),
    ...propertyLine(card.columnOf('BDAY'), 'BDAY:', contentToken),
    ...propertyLine(card.columnOf('URL'), 'URL:', contentToken),
    ...textLine(card, 'NOTE'),
  ];
}

function textLine({ version, columnOf }: Card, property: CardProperty): readonly Place[] {
  return propertyLine(columnOf(property), `${property}:`, simpleText(version));
}

/** What has no parts: version 3.0 wants its semicolons escaped (RFC 2426, section 4). */
function simpleText(version: Card['version']): CellLayout {
  return version === '3.0' ? contentText : cardText;
}

/** A column called `id` is an identifier of the whole world only where it is a UUID. */
function identifierLine({ columnOf }: Card): readonly Place[] {
  const column = columnOf('UID');
  return column?.type.kind === 'uuid' ? propertyLine(column, 'UID:urn:uuid:', contentToken) : [];
}

/** FN is always there (RFC 6350, section 6.2.1), in version 3.0 so is N (RFC 2426, section 3.1.2). */
function nameLines({ version, fullName, columnOf }: Card): readonly Place[] {
  const [family, given] = [columnOf('N.family'), columnOf('N.given')];
  const hasParts = family !== undefined || given !== undefined;
  const name = hasParts || version === '3.0' ? ['N:', ...optional(family), ';', ...optional(given), ';;;\r\n'] : [];
  return ['FN:', ...fullName, '\r\n', ...name];
}

/** Post-office box and extended address stay empty (RFC 6350, section 6.3.1). */
function addressLine({ columnOf }: Card): readonly Place[] {
  const parts = (['ADR.street', 'ADR.city', 'ADR.region', 'ADR.code', 'ADR.country'] as const).map(columnOf);
  if (parts.every((column) => column === undefined)) return [];
  return ['ADR:;', ...parts.flatMap((column) => [';', ...optional(column)]), '\r\n'];
}

function optional(column: Column | undefined): readonly Place[] {
  return column === undefined ? [] : [cellOf(column)];
}

function cellOf(column: Column): Place {
  return { column, cell: contentText };
}

interface Born {
  readonly column: Column;
  prepare(n: number): void;
}

/** Version 4.0 has dates in the basic form (RFC 6350, section 4.3.1), version 3.0 rather in the extended one (RFC 2426, section 3.1.5). */
function bornOf(column: Column, version: '3.0' | '4.0', capacity: number): Born {
  if (column.type.kind !== 'date') {
    const message = `Column ${JSON.stringify(column.name)} is ${typeName(column.type)}, but BDAY is a date; give it \`type: date\`, or leave it out with map: BDAY=.`;
    throw new CodedError('format/cannot-hold', message);
  }
  return version === '4.0' ? basicTimes(column, capacity) : { column, prepare: () => undefined };
}
