import { judgeLocales } from './judge-locales-for-tests.ts';

judgeLocales(0);
