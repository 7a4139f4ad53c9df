import { testLocale } from '@populace/testkit/packs';
import { elGrLocale } from './el-gr-locale.ts';

testLocale(elGrLocale);
