import { testPlaces } from '@populace/testkit/packs';
import { hkPlaces } from './hk-places.ts';

testPlaces(hkPlaces);
