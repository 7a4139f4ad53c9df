// Made by `npm run generate` from the folders beside it; do not edit.
import type { Locale } from '@populace/core';
import { baseLocale } from './base/base-locale.ts';

export const locales: readonly Locale[] = [
  baseLocale,
];
