import { testPlaces } from '@populace/testkit/packs';
import { huPlaces } from './hu-places.ts';

testPlaces(huPlaces);
