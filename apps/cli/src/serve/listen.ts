import { once } from 'node:events';
import type { Server } from 'node:http';
import { CodedError } from '@populace/core';

/** Where to listen; without a port the first free one from the usual port on is taken. */
export interface ListenOptions {
  readonly host: string;
  readonly port: number | undefined;
}

/** An uncommon one, since what a browser keeps for an address is shared by whatever listens there. */
const USUAL_PORT = 7367;
const TRIED_PORTS = 20;

/**
 * Makes a server listen and returns its port.
 * @throws CodedError `serve/port-taken`, `serve/refused`.
 */
export async function listen(server: Server, { host, port }: ListenOptions): Promise<number> {
  const ports = port === undefined ? Array.from({ length: TRIED_PORTS }, (_, place) => USUAL_PORT + place) : [port];
  for (const candidate of ports) {
    const code = await tryPort(server, host, candidate);
    if (code === undefined) return portOf(server);
    if (code === 'EADDRINUSE') continue;
    const message = `The system does not let Populace listen at ${host}, port ${candidate} (${code}).`;
    throw new CodedError('serve/refused', message);
  }
  const taken = port === undefined ? `Ports ${ports[0]} to ${ports.at(-1)} are` : `Port ${port} is`;
  throw new CodedError('serve/port-taken', `${taken} taken by other programs.`);
}

/** Says in words that the usual port was not free; what that means for a person is easily overlooked. */
export function noteOfPort(port: number, asked: number | undefined): string | undefined {
  if (asked !== undefined || port === USUAL_PORT) return undefined;
  return `Port ${USUAL_PORT} is taken. A browser keeps schemas by address: those made at another port are not shown at this one.`;
}

/** Returns the system's code of what was in the way, or undefined when the server listens. */
async function tryPort(server: Server, host: string, port: number): Promise<string | undefined> {
  try {
    const listening = once(server, 'listening');
    server.listen({ host, port });
    await listening;
    return undefined;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException; // Listening fails with errors of the system.
    if (code === undefined) throw error;
    return code;
  }
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
