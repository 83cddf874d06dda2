// Where the settings put the service's own endpoints, and which sessions paths name below them.
import type { Settings } from '../../settings/setting-table.ts';
import { joinedHeader } from '../exchange/request-headers.ts';
import { withSlash } from '../routing/with-slash.ts';
import { escapeRegExp } from '@mockwright/language/text/escape-reg-exp';

/** The header that names the session. */
const SESSION_HEADER = 'mockwright-session';

/** The paths that the service's own endpoints are below: the one of the setting, and its aliases. */
export function endpointPrefixes(settings: Settings): readonly string[] {
  return firstSegments(settings).map((prefix) => `/${prefix}`);
}

/** The first segments of paths that no template can answer: what is below them is the service's own. */
export function ownSegments(settings: Settings): readonly string[] {
  return settings.adminUrls.length > 0 ? [] : firstSegments(settings);
}

function firstSegments({ endpoint, endpointAliases }: Settings): readonly string[] {
  return [endpoint, ...endpointAliases];
}

/** The session that a request names. */
export interface SessionNamed {
  /** As sent. */
  readonly name: string;
  /** What is asked for, without the part of the path that names the session; undefined where a header does. */
  readonly target: string | undefined;
}

/** Finds the session that the path of a request names, or else its header; undefined where neither does. */
export function sessionFinder(
  settings: Settings,
): (target: string, rawHeaders: readonly string[]) => SessionNamed | undefined {
  const prefixes = endpointPrefixes(settings).map(escapeRegExp);
  const named = new RegExp(`^(?:${prefixes.join('|')})/session/([^/?]*)(.*)$`, 'is');
  return (target, rawHeaders) => {
    const inPath = named.exec(target);
    if (inPath !== null) {
      const [, name = '', rest = ''] = inPath;
      return { name, target: withSlash(rest) };
    }
    const name = joinedHeader(rawHeaders, SESSION_HEADER, ', ');
    return name === undefined ? undefined : { name, target: undefined };
  };
}
