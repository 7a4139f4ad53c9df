import { testPlaces } from '@populace/testkit/packs';
import { iqPlaces } from './iq-places.ts';

testPlaces(iqPlaces);
