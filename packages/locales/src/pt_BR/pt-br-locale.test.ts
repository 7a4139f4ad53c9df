import { testLocale } from '@populace/testkit/packs';
import { ptBrLocale } from './pt-br-locale.ts';

testLocale(ptBrLocale);
