import type { BrowserContext, ConsoleMessage, Request, WebError } from 'playwright-core';

/** What is seen of a context while somebody is there. */
export interface Watch {
  readonly asked: readonly string[];
  readonly troubles: readonly string[];
  end(): Promise<void>;
}

/** Collects what the pages of a context ask for and what goes wrong in them, also in their threads. */
export async function watchContext(context: BrowserContext, url: string): Promise<Watch> {
  const asked: string[] = [];
  const troubles: string[] = [];
  const onRequest = (request: Request): void => {
    asked.push(request.url());
    if (!isOwn(request.url(), url)) troubles.push(`asked of somebody else: ${request.url()}`);
  };
  const onConsole = (message: ConsoleMessage): void => {
    if (message.type() === 'error') troubles.push(`console: ${message.text()} (${message.location().url})`);
  };
  const onError = (error: WebError): void => {
    troubles.push(`page: ${error.error().stack ?? error.error().message}`);
  };
  context.on('request', onRequest).on('console', onConsole).on('weberror', onError);
  const scripts = [
    await context.exposeFunction('tellTrouble', (trouble: string) => troubles.push(trouble)),
    await context.addInitScript(tellOfPolicy),
  ];
  return {
    asked,
    troubles,
    async end() {
      context.off('request', onRequest).off('console', onConsole).off('weberror', onError);
      await Promise.all(scripts.map((each) => each.dispose()));
    },
  };
}

function isOwn(asked: string, url: string): boolean {
  return asked.startsWith(url) || asked.startsWith('blob:') || asked.startsWith('data:');
}

/** It runs in the page. */
function tellOfPolicy(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
    const tell: unknown = Reflect.get(globalThis, 'tellTrouble');
    if (typeof tell === 'function') tell(`policy: ${violatedDirective} refuses ${blockedURI} (${sourceFile})`);
  });
}
