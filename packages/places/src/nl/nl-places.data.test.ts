import { testPlaces } from '@populace/testkit/packs';
import { nlPlaces } from './nl-places.ts';

testPlaces(nlPlaces);
