import { testPlaces } from '@populace/testkit/packs';
import { esPlaces } from './es-places.ts';

testPlaces(esPlaces);
