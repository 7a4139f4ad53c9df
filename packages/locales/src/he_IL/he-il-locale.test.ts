import { testLocale } from '@populace/testkit/packs';
import { heIlLocale } from './he-il-locale.ts';

testLocale(heIlLocale);
