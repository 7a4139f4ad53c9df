import { testPlaces } from '@populace/testkit/packs';
import { eePlaces } from './ee-places.ts';

testPlaces(eePlaces);
