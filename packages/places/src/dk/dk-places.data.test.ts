import { testPlaces } from '@populace/testkit/packs';
import { dkPlaces } from './dk-places.ts';

testPlaces(dkPlaces);
