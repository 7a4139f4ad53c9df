import { testPlaces } from '@populace/testkit/packs';
import { fiPlaces } from './fi-places.ts';

testPlaces(fiPlaces);
