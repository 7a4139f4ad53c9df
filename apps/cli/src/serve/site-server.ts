import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { answerOf, type SiteAnswer, sentence } from './site-answer.ts';
import { strictHeaders } from './site-headers.ts';

/** Creates a server, which does not listen yet, for the files of a folder. It reads the folder anew each time, so a new build shows. */
export function createSiteServer(folder: string): Server {
  return createServer((request, response) => {
    answerOf(request, folder)
      .catch(failedAnswer)
      .then((answer) => send(answer, request, response));
  });
}

/** A file goes away while the app is built anew; whatever else cannot be read stays so until somebody looks. */
function failedAnswer(error: unknown): SiteAnswer {
  const { code, message } = error as NodeJS.ErrnoException; // Reading fails with errors of the system.
  if (code === 'ENOENT') return sentence(503, 'The Studio is being built anew; load the page again in a moment.');
  return sentence(500, `The file could not be read: ${message}.`);
}

function send({ status, headers, body }: SiteAnswer, request: IncomingMessage, response: ServerResponse): void {
  // The length of what a GET would get; an answer of 304 has none of its own.
  const length = status === 304 ? {} : { 'Content-Length': `${body.length}` };
  response.writeHead(status, { ...strictHeaders, ...headers, ...length });
  response.end(request.method === 'HEAD' ? undefined : body);
}
