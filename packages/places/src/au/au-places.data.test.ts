import { testPlaces } from '@populace/testkit/packs';
import { auPlaces } from './au-places.ts';

testPlaces(auPlaces);
