import { testPlaces } from '@populace/testkit/packs';
import { cnPlaces } from './cn-places.ts';

testPlaces(cnPlaces);
