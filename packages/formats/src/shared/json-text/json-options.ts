import { booleanOption, enumOption, type Option } from '@populace/core';

/** The options that all formats of JSON have. */
export interface JsonOptions {
  readonly bigints: Option<'digits' | 'text'>;
  readonly decimals: Option<'number' | 'text'>;
  readonly nested: Option<boolean>;
}

export const jsonOptions: JsonOptions = {
  bigints: enumOption(['digits', 'text'], {
    default: 'digits',
    summary: 'How int64 is written: as digits, or as text for readers that keep only 53 bits.',
  }),
  decimals: enumOption(['number', 'text'], {
    default: 'number',
    summary: 'How decimals are written: as numbers, or as text for readers that would make binary fractions of them.',
  }),
  nested: booleanOption({
    default: false,
    summary: 'Whether columns with points in their names, such as `address.city`, become objects within objects.',
  }),
};
