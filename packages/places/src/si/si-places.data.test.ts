import { testPlaces } from '@populace/testkit/packs';
import { siPlaces } from './si-places.ts';

testPlaces(siPlaces);
