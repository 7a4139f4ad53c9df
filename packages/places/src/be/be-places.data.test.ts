import { testPlaces } from '@populace/testkit/packs';
import { bePlaces } from './be-places.ts';

testPlaces(bePlaces);
