import { testPlaces } from '@populace/testkit/packs';
import { zaPlaces } from './za-places.ts';

testPlaces(zaPlaces);
