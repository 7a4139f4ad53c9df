import { testPlaces } from '@populace/testkit/packs';
import { mvPlaces } from './mv-places.ts';

testPlaces(mvPlaces);
