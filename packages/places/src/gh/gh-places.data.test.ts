import { testPlaces } from '@populace/testkit/packs';
import { ghPlaces } from './gh-places.ts';

testPlaces(ghPlaces);
