import { testPlaces } from '@populace/testkit/packs';
import { pkPlaces } from './pk-places.ts';

testPlaces(pkPlaces);
