import { testPlaces } from '@populace/testkit/packs';
import { lvPlaces } from './lv-places.ts';

testPlaces(lvPlaces);
