import { testLocale } from '@populace/testkit/packs';
import { msMyLocale } from './ms-my-locale.ts';

testLocale(msMyLocale);
