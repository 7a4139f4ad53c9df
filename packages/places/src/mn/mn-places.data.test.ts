import { testPlaces } from '@populace/testkit/packs';
import { mnPlaces } from './mn-places.ts';

testPlaces(mnPlaces);
