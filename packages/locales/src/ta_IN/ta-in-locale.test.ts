import { testLocale } from '@populace/testkit/packs';
import { taInLocale } from './ta-in-locale.ts';

testLocale(taInLocale);
