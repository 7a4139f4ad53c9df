import { testPlaces } from '@populace/testkit/packs';
import { atPlaces } from './at-places.ts';

testPlaces(atPlaces);
