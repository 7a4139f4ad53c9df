import type { Encoder } from '@populace/cells';
import { defineSheetEncoder } from '../shared/sheet/sheet-encoder.ts';
import { planDocument } from './ods-document.ts';
import { ODS_TYPE } from './ods-parts.ts';

/**
 * A spreadsheet of OpenDocument 1.3 (ISO/IEC 26300), a sheet a table. Texts are cells of text, never formulas. Numbers of more than 15
 * digits, which spreadsheets round, and dates before 1582-10-15, on which they differ, are text too; timestamps are in UTC.
 */
export const odsEncoder: Encoder = defineSheetEncoder({
  id: 'ods',
  summary: 'A spreadsheet for LibreOffice and others; one file holds all tables, a sheet each.',
  contentType: ODS_TYPE,
  planBook: planDocument,
});
