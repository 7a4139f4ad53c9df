/** The names of this machine for itself, as browsers write them in an address. */
const ownNames = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Says whether a request was meant for this server: its Host is a name of the machine itself with the server's port. A page from elsewhere
 * whose name was made to lead here (DNS rebinding) still sends its own name.
 */
export function isOwnHost(hosts: readonly string[] | undefined, port: number): boolean {
  const [host = '', ...others] = hosts ?? [];
  const expected = ownNames.flatMap((name) => (port === 80 ? [name, `${name}:80`] : [`${name}:${port}`]));
  return others.length === 0 && expected.includes(host.toLowerCase());
}
