import { cellText } from '@populace/cells';
import type { Column } from '@populace/core';
import { columnLetters } from '../shared/sheet/column-letters.ts';
import { columnWidth } from '../shared/sheet/column-width.ts';
import type { SheetSettings } from '../shared/sheet/sheet-options.ts';
import type { Sheet } from '../shared/sheet/sheets-of-tables.ts';
import { attributeText } from '../shared/sheet/xml-text.ts';
import type { SmallMember } from '../shared/zip-container/packed.ts';
import { headerLayout } from './ods-cells.ts';
import { automaticStyles, columnStyle } from './ods-styles.ts';

/** The media type of the whole. */
export const ODS_TYPE = 'application/vnd.oasis.opendocument.spreadsheet';
/** The member that all tables are in. */
export const CONTENT = 'content.xml';

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const OASIS = 'urn:oasis:names:tc:opendocument:xmlns';
const NAMES = [
  ['office', `${OASIS}:office:1.0`],
  ['table', `${OASIS}:table:1.0`],
  ['text', `${OASIS}:text:1.0`],
  ['style', `${OASIS}:style:1.0`],
  ['number', `${OASIS}:datastyle:1.0`],
  ['fo', `${OASIS}:xsl-fo-compatible:1.0`],
  ['meta', `${OASIS}:meta:1.0`],
  ['config', `${OASIS}:config:1.0`],
  ['ooo', 'http://openoffice.org/2004/office'],
]
  .map(([name, uri]) => ` xmlns:${name}="${uri}"`)
  .join('');

/** A table in its document. */
export interface OdsSheet extends Sheet {
  readonly columnCount: number;
}

/** Returns all members but the content; the first says what the file is, where programs that know nothing of ZIP find it. */
export function documentMembers(sheets: readonly OdsSheet[], settings: SheetSettings): readonly SmallMember[] {
  const parts = [
    { name: 'styles.xml', content: rooted('styles', '<office:styles/>') },
    { name: 'meta.xml', content: rooted('meta', '<office:meta/>') },
    { name: 'settings.xml', content: rooted('settings', viewSettings(sheets, settings)) },
  ];
  const names = [CONTENT, ...parts.map(({ name }) => name)];
  return [
    { name: 'mimetype', content: ODS_TYPE, isStored: true },
    { name: 'META-INF/manifest.xml', content: manifest(names) },
    ...parts,
  ];
}

/** What stands before all tables. */
export const contentHead: string = `${XML}<office:document-content${NAMES} office:version="1.3">${automaticStyles}<office:body><office:spreadsheet>`;

/** Returns what stands after all tables. */
export function contentTail(sheets: readonly OdsSheet[], settings: SheetSettings): string {
  return `${filters(sheets, settings)}</office:spreadsheet></office:body></office:document-content>`;
}

/** Returns what stands before the rows of a sheet. */
export function sheetHead({ name }: OdsSheet, columns: readonly Column[], { header }: SheetSettings): string {
  const widths = columns.map(
    (column) => `<table:table-column table:style-name="${columnStyle(columnWidth(column))}"/>`,
  );
  const names = columns.map((column) => cellText(headerLayout, column.name)).join('');
  return [
    `<table:table table:name="${attributeText(name)}">`,
    ...widths,
    header ? `<table:table-row>${names}</table:table-row>` : '',
  ].join('');
}

/** Returns what stands after the rows of a sheet. A table has one row at least. */
export function sheetTail({ rows }: OdsSheet, { header }: SheetSettings): string {
  return `${rows === 0 && !header ? '<table:table-row><table:table-cell/></table:table-row>' : ''}</table:table>`;
}

function filters(sheets: readonly OdsSheet[], { autofilter }: SheetSettings): string {
  if (!autofilter) return '';
  const ranges = sheets.map(({ name, rows, columnCount }, place) => {
    const sheet = `'${name.replaceAll("'", "''")}'`;
    const range = attributeText(`${sheet}.A1:${sheet}.${columnLetters(columnCount)}${rows + 1}`);
    return `<table:database-range table:name="__Anonymous_Sheet_DB__${place}" table:target-range-address="${range}" table:display-filter-buttons="true"/>`;
  });
  return `<table:database-ranges>${ranges.join('')}</table:database-ranges>`;
}

function rooted(kind: string, content: string): string {
  return `${XML}<office:document-${kind}${NAMES} office:version="1.3">${content}</office:document-${kind}>`;
}

/** The first row stays in sight (as LibreOffice has it in its settings). */
function viewSettings(sheets: readonly OdsSheet[], { header }: SheetSettings): string {
  if (!header) return '<office:settings/>';
  const value = (name: string, type: string, content: string | number): string =>
    `<config:config-item config:name="${name}" config:type="${type}">${content}</config:config-item>`;
  const split = [
    value('VerticalSplitMode', 'short', 2),
    value('VerticalSplitPosition', 'int', 1),
    value('ActiveSplitRange', 'short', 2),
    value('PositionBottom', 'int', 1),
  ].join('');
  const tables = sheets.map(
    ({ name }) =>
      `<config:config-item-map-entry config:name="${attributeText(name)}">${split}</config:config-item-map-entry>`,
  );
  return [
    '<office:settings><config:config-item-set config:name="ooo:view-settings">',
    '<config:config-item-map-indexed config:name="Views"><config:config-item-map-entry>',
    value('ViewId', 'string', 'view1'),
    `<config:config-item-map-named config:name="Tables">${tables.join('')}</config:config-item-map-named>`,
    '</config:config-item-map-entry></config:config-item-map-indexed></config:config-item-set></office:settings>',
  ].join('');
}

function manifest(names: readonly string[]): string {
  const entry = (path: string, type: string, version = ''): string =>
    `<manifest:file-entry manifest:full-path="${path}"${version} manifest:media-type="${type}"/>`;
  return [
    `${XML}<manifest:manifest xmlns:manifest="${OASIS}:manifest:1.0" manifest:version="1.3">`,
    entry('/', ODS_TYPE, ' manifest:version="1.3"'),
    ...names.map((name) => entry(name, 'text/xml')),
    '</manifest:manifest>',
  ].join('');
}
