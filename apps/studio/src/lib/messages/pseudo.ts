import type { PostProcessorModule } from 'i18next';
import { isPseudo } from './languages.ts';

/** Shows each message from right to left and longer than it is, so that what is not translated or too narrow is seen. */
export const pseudo: PostProcessorModule = {
  type: 'postProcessor',
  name: 'pseudo',
  process: (value: string, _key, _options, translator: { readonly language?: string }) =>
    isPseudo(translator.language ?? '') ? `\u202e${value}\u202c` : value,
};
