import { testPlaces } from '@populace/testkit/packs';
import { roPlaces } from './ro-places.ts';

testPlaces(roPlaces);
