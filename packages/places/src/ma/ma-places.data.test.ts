import { testPlaces } from '@populace/testkit/packs';
import { maPlaces } from './ma-places.ts';

testPlaces(maPlaces);
