import {
  booleanOption,
  CodedError,
  enumOption,
  integerOption,
  type Option,
  type OptionValues,
  textOption,
} from '@populace/core';
import { type TextFileOptions, textFileOptions } from '../shared/text-encoding/text-file-options.ts';

/** The options of files with columns of fixed width. */
type FixedWidthOptions = {
  readonly widths: Option<string | undefined>;
  readonly textWidth: Option<number>;
  readonly overflow: Option<'error' | 'cut'>;
  readonly unit: Option<'characters' | 'bytes'>;
  readonly pad: Option<string>;
  readonly zeros: Option<boolean>;
  readonly gap: Option<number>;
  readonly header: Option<boolean>;
  readonly nullText: Option<string>;
  readonly breaks: Option<'refuse' | 'blank'>;
} & { readonly [Name in keyof TextFileOptions]: TextFileOptions[Name] };

export const fixedWidthOptions: FixedWidthOptions = {
  widths: textOption({ summary: 'Widths of columns, such as id=10,name=30; the others have the width of their type.' }),
  textWidth: integerOption({
    default: 40,
    min: 1,
    max: 1_000_000,
    summary: 'The width of columns whose type does not say how long its texts are.',
  }),
  overflow: enumOption(['error', 'cut'], {
    default: 'error',
    summary: 'What becomes of texts that are wider than their column. Numbers, dates and such are never cut.',
  }),
  unit: enumOption(['characters', 'bytes'], {
    default: 'characters',
    summary: 'What widths count: characters (code points), or bytes of UTF-8.',
  }),
  pad: textOption({
    default: ' ',
    minLength: 1,
    maxLength: 1,
    summary: 'What fills cells: behind texts, before numbers.',
  }),
  zeros: booleanOption({ default: false, summary: 'Whether numbers are filled with zeros, behind their sign.' }),
  gap: integerOption({ default: 0, min: 0, max: 100, summary: 'How many blanks stand between columns.' }),
  header: booleanOption({
    default: false,
    summary: 'Whether the first line has the names of the columns, which widens those whose width is not given.',
  }),
  nullText: textOption({ default: '', summary: 'What stands for a missing value, filled as any other.' }),
  breaks: enumOption(['refuse', 'blank'], {
    default: 'refuse',
    summary: 'What becomes of line ends within texts: such texts are refused, or have blanks in their place.',
  }),
  ...textFileOptions,
};

/** The options as they were read. */
export type FixedWidthSettings = OptionValues<FixedWidthOptions>;

/** @throws CodedError `format/invalid-option` for options that do not go together. */
export function checkFixedWidth({ pad, unit, encoding }: FixedWidthSettings): void {
  if (!/^[ !-*,/;-@[-`{-~]$/.test(pad)) {
    const message = `pad must be a blank or a punctuation mark of ASCII other than + - . and :, but is ${JSON.stringify(pad)}; zeros is for numbers.`;
    throw new CodedError('format/invalid-option', message);
  }
  if (unit === 'bytes' && encoding !== 'utf-8') {
    const message = `unit: bytes counts bytes of UTF-8, but encoding is ${encoding}; leave out one of the two.`;
    throw new CodedError('format/invalid-option', message);
  }
}
