import { testPlaces } from '@populace/testkit/packs';
import { snPlaces } from './sn-places.ts';

testPlaces(snPlaces);
