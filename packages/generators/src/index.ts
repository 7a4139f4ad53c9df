export { generators, subjects } from './index.gen.ts';
