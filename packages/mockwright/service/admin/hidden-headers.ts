// The headers whose values a caller may not see.
import type { EndpointCall } from './endpoint.ts';
import { EndpointError } from './endpoint-error.ts';
import type { ServiceContext } from './service-context.ts';

/**
 * The names in lower case of `Mock:RedactedHeaders`; none for somebody who may see all and wants to.
 * @throws {EndpointError} 403 when somebody without the token wants to
 */
export function hiddenHeaders(
  { hasToken }: EndpointCall,
  raw: '0' | '1' | undefined,
  { options }: ServiceContext,
): ReadonlySet<string> {
  if (raw !== '1') return new Set(options.settings.redactedHeaders.map((name) => name.toLowerCase()));
  if (hasToken) return new Set();
  throw new EndpointError(
    403,
    'Hidden headers are shown only with a token.',
    'Set Mock:AdminToken, and send it as Authorization: Bearer ….',
  );
}
