import { testPlaces } from '@populace/testkit/packs';
import { irPlaces } from './ir-places.ts';

testPlaces(irPlaces);
