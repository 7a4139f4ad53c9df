import { testPlaces } from '@populace/testkit/packs';
import { myPlaces } from './my-places.ts';

testPlaces(myPlaces);
