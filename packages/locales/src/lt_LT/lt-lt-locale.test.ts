import { testLocale } from '@populace/testkit/packs';
import { ltLtLocale } from './lt-lt-locale.ts';

testLocale(ltLtLocale);
