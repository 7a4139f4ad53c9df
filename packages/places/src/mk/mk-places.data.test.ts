import { testPlaces } from '@populace/testkit/packs';
import { mkPlaces } from './mk-places.ts';

testPlaces(mkPlaces);
