import { testPlaces } from '@populace/testkit/packs';
import { rsPlaces } from './rs-places.ts';

testPlaces(rsPlaces);
