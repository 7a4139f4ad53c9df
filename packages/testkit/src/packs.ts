export { testLocale } from './locale/test-locale.ts';
export { testPlaces } from './locale/test-places.ts';
