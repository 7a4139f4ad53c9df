import { METHODS, STATUS_CODES } from 'node:http';
import { BlockList } from 'node:net';
import { testGenerator, valuesMadeBy } from '@populace/testkit';
import { describe, expect, it } from 'vitest';
import { companySubject } from '../company/company.subject.ts';
import { personSubject } from '../person/person.subject.ts';
import { placeSubject } from '../place/place.subject.ts';
import { cidr } from './cidr.ts';
import { displayName } from './display-name.ts';
import { domainSuffix } from './domain-suffix.ts';
import { domainWord } from './domain-word.ts';
import { httpMethod } from './http-method.ts';
import { httpStatusCode } from './http-status-code.ts';
import { ipv6Cidr } from './ipv6-cidr.ts';
import { jwt } from './jwt.ts';
import { jwtAlgorithm } from './jwt-algorithm.ts';
import { password } from './password.ts';
import { port } from './port.ts';
import { protocol } from './protocol.ts';

testGenerator(httpMethod, { matches: (text) => METHODS.includes(text) });
testGenerator(httpStatusCode, {
  options: [{}, { class: 'clientError' }],
  matches: (text) => text in STATUS_CODES || text === '103',
});
testGenerator(protocol, { matches: /^https?$/ });
testGenerator(port, { options: [{}, { kind: 'dynamic' }], matches: /^\d{1,5}$/ });
testGenerator(domainSuffix, { matches: /^[a-z]{2,6}$/ });
testGenerator(domainWord, { subjects: [companySubject, placeSubject], matches: /^[a-z]+(-[a-z]+)+$/ });
testGenerator(displayName, { subjects: [personSubject], matches: /^\p{L}+( \p{L}\.|\d{1,2})?$/u });
testGenerator(password, { options: [{}, { length: 8, alphabet: 'ab!' }], matches: /^([\w-]{15}|[ab!]{8})$/ });
testGenerator(jwtAlgorithm, { matches: /^([HREP]S(256|384|512)|none)$/ });
testGenerator(jwt, { matches: /^[\w-]+\.[\w-]+\.[\w-]{43}$/ });
testGenerator(cidr, { matches: /^(192\.0\.2|198\.51\.100|203\.0\.113)\.\d{1,3}\/(28|29|30)$/ });
testGenerator(ipv6Cidr, { matches: /^2001:db8:[0-9a-f]{4}::\/48$/ });

describe('a web token', () => {
  it('says who it is for, and lives after now', async () => {
    const tokens = await valuesMadeBy(jwt, {}, { now: '2026-11-21T10:00:00Z' });
    const now = Date.parse('2026-11-21T10:00:00Z') / 1000;

    for (const token of tokens) {
      const [header = '', payload = '', signature = ''] = token.split('.');
      const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());

      expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toEqual({ alg: 'HS256', typ: 'JWT' });
      expect(claims.sub).toMatch(/^\d{1,6}$/);
      expect(claims.iat).toBeLessThanOrEqual(now);
      expect(claims.iat).toBeGreaterThan(now - 86_401);
      expect(claims.exp).toBeGreaterThan(claims.iat);
      // Its bytes come back as they are: no bits are set that belong to none.
      expect(Buffer.from(signature, 'base64url')).toHaveLength(32);
      expect(Buffer.from(signature, 'base64url').toString('base64url')).toBe(signature);
    }
  });
});

it('is a network whose address has no bits of a host', async () => {
  for (const text of await valuesMadeBy(cidr)) {
    const [address = '', prefix = ''] = text.split('/');
    const [, , , last = 0] = address.split('.').map(Number);
    const list = new BlockList();
    list.addSubnet(address, Number(prefix));

    expect(last % 2 ** (32 - Number(prefix))).toBe(0);
    expect(list.check(address)).toBe(true);
  }
});
