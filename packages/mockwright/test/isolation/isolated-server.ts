// A server of a test in which each code takes too long, and runs as if elsewhere.
import { REAL_TEMPLATES } from '../service/real-templates.ts';
import { startTestServer, type TestServer } from '../service/test-server.ts';
import { OwnRunners } from './own-runners.ts';

/** A server, and those who run what takes long for it. */
export interface Isolated extends TestServer {
  readonly runners: OwnRunners;
}

type Options = Parameters<typeof startTestServer>[1];

/**
 * Starts one.
 * @param templates by the names of their files
 */
export async function start(
  templates: Readonly<Record<string, string>>,
  options: Options = {},
): Promise<Isolated> {
  const runners = new OwnRunners();
  const files = Object.fromEntries(
    Object.entries(templates).map(([name, text]) => [`Mocks/${name}.mock`, text]),
  );
  const server = await startTestServer(files, {
    ...REAL_TEMPLATES,
    startRunners: runners.start,
    trialMilliseconds: 0,
    ...options,
  });
  await server.server.ready;
  return { ...server, runners, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

/** A template for any method. @param more stands behind the response @param request in the request */
export function template(route: string, code: string, body: string, more = '', request = ''): string {
  return `<# ${code} #>{ "request": { "method": "*", "route": "${route}"${request} }, "response": { "indented": false, "body": ${body} }${more} }`;
}
