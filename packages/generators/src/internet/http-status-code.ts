import { enumOption } from '@populace/core';
import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Registered codes with weights: an estimate of how often sites answer so. */
const codes = {
  informational: { 100: 4, 101: 4, 102: 1, 103: 1 },
  success: { 200: 700, 201: 60, 202: 15, 203: 1, 204: 40, 205: 1, 206: 12, 207: 1, 208: 1, 226: 1 },
  redirection: { 300: 1, 301: 25, 302: 30, 303: 5, 304: 40, 307: 6, 308: 4 },
  clientError: {
    400: 20,
    401: 18,
    402: 1,
    403: 14,
    404: 45,
    405: 3,
    406: 1,
    407: 1,
    408: 2,
    409: 4,
    410: 2,
    411: 1,
    412: 1,
    413: 1,
    414: 1,
    415: 2,
    416: 1,
    417: 1,
    421: 1,
    422: 6,
    423: 1,
    424: 1,
    425: 1,
    426: 1,
    428: 1,
    429: 8,
    431: 1,
    451: 1,
  },
  serverError: { 500: 12, 501: 1, 502: 5, 503: 6, 504: 4, 505: 1, 506: 1, 507: 1, 508: 1, 510: 1, 511: 1 },
} as const;

/** Status codes of HTTP. */
export const httpStatusCode: Generator = defineGenerator({
  id: 'internet.httpStatusCode',
  summary: 'A status code of HTTP (RFC 9110 and its registry).',
  aliases: ['httpStatusCode'],
  synonyms: { en: 'http status, response code, status code', de: 'HTTP-Status, Statuscode' },
  options: {
    class: enumOption(['any', 'informational', 'success', 'redirection', 'clientError', 'serverError'], {
      default: 'any',
      summary: 'Codes of 1xx, 2xx, 3xx, 4xx or 5xx; any takes each about as often as it is met.',
    }),
  },
  recipe({ class: asked }) {
    const classes = asked === 'any' ? Object.values(codes) : [codes[asked]];
    const entries = classes.flatMap((known) => Object.entries(known));
    return pick(
      entries.map(([code]) => code),
      { weights: entries.map(([, weight]) => weight), type: { kind: 'int32' } },
    );
  },
});
