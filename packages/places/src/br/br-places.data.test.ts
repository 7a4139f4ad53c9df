import { testPlaces } from '@populace/testkit/packs';
import { brPlaces } from './br-places.ts';

testPlaces(brPlaces);
