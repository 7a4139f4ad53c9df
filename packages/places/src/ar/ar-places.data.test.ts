import { testPlaces } from '@populace/testkit/packs';
import { arPlaces } from './ar-places.ts';

testPlaces(arPlaces);
