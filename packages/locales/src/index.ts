export { locales } from './index.gen.ts';
