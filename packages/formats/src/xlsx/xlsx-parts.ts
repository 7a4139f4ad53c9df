import { cellText } from '@populace/cells';
import type { Column } from '@populace/core';
import { columnLetters } from '../shared/sheet/column-letters.ts';
import { columnWidth } from '../shared/sheet/column-width.ts';
import type { SheetSettings } from '../shared/sheet/sheet-options.ts';
import type { Sheet } from '../shared/sheet/sheets-of-tables.ts';
import { attributeText } from '../shared/sheet/xml-text.ts';
import type { SmallMember } from '../shared/zip-container/packed.ts';
import { cellReference, headerLayout, rowReference } from './xlsx-cells.ts';
import { stylesXml } from './xlsx-styles.ts';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** A sheet in its workbook. */
export interface WorkbookSheet extends Sheet {
  /** From 1 on. */
  readonly number: number;
  /** How many columns it has. */
  readonly columnCount: number;
}

/** The name of a sheet's member. */
export function sheetMember({ number }: WorkbookSheet): string {
  return `xl/worksheets/sheet${number}.xml`;
}

/** Returns all members of a workbook but its sheets (ECMA-376 Part 2, and Part 1, sections 12.3 and 18.2). */
export function workbookMembers(sheets: readonly WorkbookSheet[], settings: SheetSettings): readonly SmallMember[] {
  return [
    { name: '[Content_Types].xml', content: contentTypes(sheets) },
    {
      name: '_rels/.rels',
      content: relationships([relationship('rId1', 'officeDocument', 'xl/workbook.xml')]),
    },
    { name: 'xl/workbook.xml', content: workbook(sheets, settings) },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: relationships([
        ...sheets.map((sheet) => relationship(`rId${sheet.number}`, 'worksheet', sheetMember(sheet).slice(3))),
        relationship(`rId${sheets.length + 1}`, 'styles', 'styles.xml'),
        relationship(`rId${sheets.length + 2}`, 'sharedStrings', 'sharedStrings.xml'),
      ]),
    },
    { name: 'xl/styles.xml', content: stylesXml },
    // Texts stand in their cells. Streaming readers wait for this part before they hand out the first row.
    { name: 'xl/sharedStrings.xml', content: `${XML}<sst xmlns="${MAIN}" count="0" uniqueCount="0"/>` },
  ];
}

/** Returns what stands before the rows of a sheet. */
export function sheetHead(sheet: WorkbookSheet, columns: readonly Column[], { header }: SheetSettings): string {
  const pane = header ? '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>' : '';
  const selected = sheet.number === 1 ? ' tabSelected="1"' : '';
  const widths = columns.map((column, place) => {
    return `<col min="${place + 1}" max="${place + 1}" width="${columnWidth(column)}" customWidth="1"/>`;
  });
  const names = columns.map(({ name }, index) => `${cellReference(index + 1)}1${cellText(headerLayout, name)}`);
  return [
    `${XML}<worksheet xmlns="${MAIN}"><dimension ref="${rangeOf(sheet, header)}"/>`,
    `<sheetViews><sheetView${selected} workbookViewId="0">${pane}</sheetView></sheetViews>`,
    `<cols>${widths.join('')}</cols><sheetData>`,
    header ? `${rowReference.join('1')}${names.join('')}</row>` : '',
  ].join('');
}

/** Returns what stands after the rows of a sheet. Digits in text are meant, so programs need not warn of them. */
export function sheetTail(sheet: WorkbookSheet, { header, autofilter }: SheetSettings): string {
  const range = rangeOf(sheet, header);
  const filter = autofilter ? `<autoFilter ref="${range}"/>` : '';
  const errors = `<ignoredErrors><ignoredError sqref="${range}" numberStoredAsText="1"/></ignoredErrors>`;
  return `</sheetData>${filter}${errors}</worksheet>`;
}

/** The cells of a sheet, such as `A1:C11`. */
function rangeOf({ rows, columnCount }: WorkbookSheet, header: boolean): string {
  return `A1:${columnLetters(columnCount)}${Math.max(1, rows + (header ? 1 : 0))}`;
}

function contentTypes(sheets: readonly WorkbookSheet[]): string {
  const override = (name: string, type: string): string =>
    `<Override PartName="/${name}" ContentType="${TYPE}.${type}+xml"/>`;
  return [
    `${XML}<Types xmlns="${PACKAGE}/content-types">`,
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    override('xl/workbook.xml', 'sheet.main'),
    ...sheets.map((sheet) => override(sheetMember(sheet), 'worksheet')),
    override('xl/styles.xml', 'styles'),
    override('xl/sharedStrings.xml', 'sharedStrings'),
    '</Types>',
  ].join('');
}

function relationships(entries: readonly string[]): string {
  return `${XML}<Relationships xmlns="${PACKAGE}/relationships">${entries.join('')}</Relationships>`;
}

function relationship(id: string, type: string, target: string): string {
  return `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`;
}

function workbook(sheets: readonly WorkbookSheet[], { autofilter, header }: SheetSettings): string {
  const entries = sheets.map(
    ({ name, number }) => `<sheet name="${attributeText(name)}" sheetId="${number}" r:id="rId${number}"/>`,
  );
  // Excel looks for the range of a filter under this name.
  const filters = sheets.map((sheet, place) => {
    const range = rangeOf(sheet, header).replaceAll(/([A-Z]+)([0-9]+)/g, '$$$1$$$2');
    const name = attributeText(sheet.name.replaceAll("'", "''"));
    return `<definedName name="_xlnm._FilterDatabase" localSheetId="${place}" hidden="1">'${name}'!${range}</definedName>`;
  });
  return [
    `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}">`,
    `<bookViews><workbookView/></bookViews><sheets>${entries.join('')}</sheets>`,
    autofilter ? `<definedNames>${filters.join('')}</definedNames>` : '',
    '</workbook>',
  ].join('');
}
