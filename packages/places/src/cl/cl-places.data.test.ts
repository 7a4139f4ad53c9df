import { testPlaces } from '@populace/testkit/packs';
import { clPlaces } from './cl-places.ts';

testPlaces(clPlaces);
