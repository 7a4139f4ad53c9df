import { testPlaces } from '@populace/testkit/packs';
import { twPlaces } from './tw-places.ts';

testPlaces(twPlaces);
