import type { Encoder } from '@populace/cells';
import { defineSheetEncoder } from '../shared/sheet/sheet-encoder.ts';
import { planWorkbook } from './xlsx-workbook.ts';

/**
 * A workbook of Excel (ECMA-376, Office Open XML), a sheet a table. Texts are cells of text, never formulas. Numbers of more than 15
 * digits, which spreadsheets round, and dates before 1900-03-01, on which they differ, are text too; timestamps are in UTC.
 */
export const xlsxEncoder: Encoder = defineSheetEncoder({
  id: 'xlsx',
  summary: 'A workbook for Excel and other spreadsheets; one file holds all tables, a sheet each.',
  contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  planBook: planWorkbook,
});
