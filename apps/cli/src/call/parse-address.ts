import { quote } from '@populace/core';
import { usageError } from '../problems/usage.ts';

const hosts = ['127.0.0.1', 'localhost', '::1'];

/**
 * Reads a port; 0 stands for any that is free.
 * @throws CodedError `call/usage`.
 */
export function readPort(text: string): number {
  const port = /^[0-9]{1,5}$/.test(text) ? Number(text) : -1;
  if (port >= 0 && port <= 65_535) return port;
  throw usageError(`--port must be a whole number from 0 to 65535, but is ${quote(text)}.`);
}

/**
 * Reads the name to listen at, which must be one that only this machine can reach.
 * @throws CodedError `call/usage`.
 */
export function readHost(text: string): string {
  if (hosts.includes(text)) return text;
  throw usageError(`--host must be ${hosts.join(' or ')}, which only this machine can reach, but is ${quote(text)}.`);
}
