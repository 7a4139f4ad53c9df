import { testPlaces } from '@populace/testkit/packs';
import { krPlaces } from './kr-places.ts';

testPlaces(krPlaces);
