import { testPlaces } from '@populace/testkit/packs';
import { ltPlaces } from './lt-places.ts';

testPlaces(ltPlaces);
