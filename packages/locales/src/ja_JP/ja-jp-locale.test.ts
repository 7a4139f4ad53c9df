import { testLocale } from '@populace/testkit/packs';
import { jaJpLocale } from './ja-jp-locale.ts';

testLocale(jaJpLocale);
