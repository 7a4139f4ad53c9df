import { testPlaces } from '@populace/testkit/packs';
import { isPlaces } from './is-places.ts';

testPlaces(isPlaces);
