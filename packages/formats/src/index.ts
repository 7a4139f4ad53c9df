export { encoders } from './index.gen.ts';
