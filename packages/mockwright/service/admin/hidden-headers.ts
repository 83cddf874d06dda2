// The headers whose values a caller may not see.
import { TOKEN_WANTED } from './access.ts';
import type { EndpointCall } from './endpoint.ts';
import { EndpointError } from './endpoint-error.ts';
import type { ServiceContext } from './service-context.ts';

/** How a caller asks to see them. */
export const RAW_PARAMETER: {
  readonly raw: { readonly type: readonly ['0', '1']; readonly summary: string };
} = {
  raw: {
    type: ['0', '1'],
    summary: '`1` shows the headers of `Mock:RedactedHeaders`; only with the token of `Mock:AdminToken`.',
  },
};

/**
 * The names in lower case of `Mock:RedactedHeaders`; none for somebody who may see all and wants to.
 * @throws {EndpointError} 401 when somebody without the token wants to
 */
export function hiddenHeaders(
  { hasToken }: EndpointCall,
  raw: '0' | '1' | undefined,
  { options }: ServiceContext,
): ReadonlySet<string> {
  if (raw !== '1') return new Set(options.settings.redactedHeaders.map((name) => name.toLowerCase()));
  if (hasToken) return new Set();
  throw new EndpointError(
    401,
    'Hidden headers are shown only with a token.',
    options.settings.adminToken === ''
      ? 'Start the server with a token (Mock:AdminToken), and send it as Authorization: Bearer ….'
      : 'Send the value of Mock:AdminToken as Authorization: Bearer ….',
    {},
    TOKEN_WANTED,
  );
}
