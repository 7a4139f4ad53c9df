import { testPlaces } from '@populace/testkit/packs';
import { saPlaces } from './sa-places.ts';

testPlaces(saPlaces);
