import { testLocale } from '@populace/testkit/packs';
import { urPkLocale } from './ur-pk-locale.ts';

testLocale(urPkLocale);
