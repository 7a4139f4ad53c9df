import { testPlaces } from '@populace/testkit/packs';
import { uzPlaces } from './uz-places.ts';

testPlaces(uzPlaces);
