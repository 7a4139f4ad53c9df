import type { Plugin } from 'vite';

/**
 * The policy for hosts that send no headers of their own; `populace serve` sends the same and more as a header. `frame-ancestors` only
 * counts in a header.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/**
 * Makes the built page fit for any static host: the policy stands in it, and a copy is `404.html`, which such hosts send for the addresses
 * that only the app knows. Not for the development server, which puts scripts into the page.
 */
export function staticPage(): Plugin {
  return {
    name: 'populace:static-page',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: policy }, injectTo: 'head-prepend' },
    ],
    generateBundle(_, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('The build has no index.html.');
      this.emitFile({ type: 'asset', fileName: '404.html', source: page.source });
    },
  };
}
