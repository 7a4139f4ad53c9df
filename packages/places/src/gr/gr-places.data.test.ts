import { testPlaces } from '@populace/testkit/packs';
import { grPlaces } from './gr-places.ts';

testPlaces(grPlaces);
