import { booleanOption, CodedError, enumOption, type Option, type OptionValues } from '@populace/core';

interface SheetOptionShape {
  readonly [name: string]: Option<unknown>;
  readonly header: Option<boolean>;
  readonly autofilter: Option<boolean>;
  readonly dates: Option<'date' | 'text'>;
  readonly rollover: Option<boolean>;
}

/** The options of formats for spreadsheets. */
export const sheetOptions: SheetOptionShape = {
  header: booleanOption({
    default: true,
    summary: 'Whether the first row has the names of the columns, in bold and always in sight.',
  }),
  autofilter: booleanOption({ default: false, summary: 'Whether the header has buttons that filter the rows.' }),
  dates: enumOption(['date', 'text'], {
    default: 'date',
    summary: 'Whether dates and times are such for the spreadsheet, or text in ISO 8601.',
  }),
  rollover: booleanOption({
    default: true,
    summary: 'Whether rows that one sheet has no place for go to further sheets, rather than being refused.',
  }),
};

/** What was settled of them. */
export type SheetSettings = OptionValues<SheetOptionShape>;

/** @throws CodedError `format/invalid-option` for a filter without the header that it stands in. */
export function checkSheetSettings({ header, autofilter }: SheetSettings): void {
  if (header || !autofilter) return;
  const message =
    'autofilter puts its buttons into the header, but header is false; set header to true or leave autofilter out.';
  throw new CodedError('format/invalid-option', message);
}
