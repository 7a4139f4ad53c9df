import { testLocale } from '@populace/testkit/packs';
import { esMxLocale } from './es-mx-locale.ts';

testLocale(esMxLocale);
