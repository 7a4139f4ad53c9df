import { testPlaces } from '@populace/testkit/packs';
import { ngPlaces } from './ng-places.ts';

testPlaces(ngPlaces);
