import { testPlaces } from '@populace/testkit/packs';
import { vnPlaces } from './vn-places.ts';

testPlaces(vnPlaces);
