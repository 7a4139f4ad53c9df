import { testPlaces } from '@populace/testkit/packs';
import { noPlaces } from './no-places.ts';

testPlaces(noPlaces);
