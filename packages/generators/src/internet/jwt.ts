import type { Moment } from '@populace/calendar';
import { type CellRandom, defineGenerator, type Generator, made } from '@populace/recipes';

/** JSON Web Tokens. */
export const jwt: Generator = defineGenerator({
  id: 'internet.jwt',
  summary:
    'A token in the form of RFC 7519, as if signed by HS256: header and payload can be read, the bytes of the signature are random and verify under no key.',
  aliases: ['jwt'],
  synonyms: { en: 'json web token, access token, bearer token, auth token', de: 'Zugangstoken' },
  options: {},
  validity: { valid: 'shape', safe: 'shape' },
  recipe: (_options, { now }) =>
    made('a JSON Web Token whose signature is random', 250, (random) => tokenOf(now, random)),
});

const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Seconds from its issue to its expiry. */
const LIFETIMES = [900, 3600, 86_400, 604_800];

function tokenOf(now: Moment, { below }: CellRandom): string {
  const issued = now.days * 86_400 + Math.floor(now.ms / 1000) - below(86_400);
  const subject = `${1 + below(999_999)}`;
  const payload = { sub: subject, iat: issued, exp: issued + (LIFETIMES[below(LIFETIMES.length)] ?? 900) };
  // 256 bits are 42 characters and four bits of another.
  const signature = Array.from({ length: 43 }, (_, at) => BASE64URL.charAt(at < 42 ? below(64) : 4 * below(16)));
  const header = base64url(JSON.stringify({ alg: 'HS256', typ: 'JWT' }));
  return `${header}.${base64url(JSON.stringify(payload))}.${signature.join('')}`;
}

/** ASCII text in base64url without padding (RFC 4648, section 5). */
function base64url(text: string): string {
  let coded = '';
  for (let at = 0; at < text.length; at += 3) {
    const bytes = [0, 1, 2].map((place) => text.charCodeAt(at + place) || 0);
    const [a = 0, b = 0, c = 0] = bytes;
    const bits = (a << 16) | (b << 8) | c;
    const count = Math.min(3, text.length - at) + 1;
    for (let place = 0; place < count; place++) coded += BASE64URL.charAt((bits >>> (18 - 6 * place)) & 63);
  }
  return coded;
}
