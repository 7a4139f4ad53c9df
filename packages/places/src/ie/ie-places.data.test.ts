import { testPlaces } from '@populace/testkit/packs';
import { iePlaces } from './ie-places.ts';

testPlaces(iePlaces);
