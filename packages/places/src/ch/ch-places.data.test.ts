import { testPlaces } from '@populace/testkit/packs';
import { chPlaces } from './ch-places.ts';

testPlaces(chPlaces);
