// The address at which this machine reaches what listens on every interface.

/**
 * @param url to listen on: `http://*:5000`
 * @returns one to ask: `http://localhost:5000`
 */
export function localAddress(url: string): string {
  const host = url.replace(/^(?!\w+:\/\/)/, 'http://');
  return host.replace(/^(\w+:\/\/)(?:\*|\+|0\.0\.0\.0|\[::\])(?=:|\/|$)/, '$1localhost');
}
