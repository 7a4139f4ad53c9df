export { places } from './index.gen.ts';
