import { testLocale } from '@populace/testkit/packs';
import { faIrLocale } from './fa-ir-locale.ts';

testLocale(faIrLocale);
