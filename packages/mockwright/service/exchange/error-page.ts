// An error of the server as a page, for people whose browser asks for one.
import type { Settings } from '../../settings/setting-table.ts';
import { isAllowedHost } from './allowed-host.ts';

/** Who is told of an error. */
export interface ErrorReader {
  /** The header `Accept`: who would rather have HTML gets a page. */
  readonly accept: string | undefined;
  /** The path of the page that shows what the service does; undefined where it is not served to this reader. */
  readonly page: string | undefined;
}

/** The reader who sent a request. */
export function errorReader(
  accept: string | undefined,
  authority: string,
  { endpoint, adminUrls, allowedHosts }: Settings,
): ErrorReader {
  const isServed = adminUrls.length === 0 && isAllowedHost(authority, allowedHosts);
  return { accept, page: isServed ? `/${endpoint}/` : undefined };
}

/** Whether a client would rather have HTML than JSON. @param accept the header `Accept` */
export function prefersHtml(accept: string | undefined): boolean {
  if (accept === undefined || !accept.includes('text/html')) return false;
  return qualityOf(accept, 'text/html') > qualityOf(accept, 'application/json');
}

/** The quality of a type that is named; 0 where it is not. */
function qualityOf(accept: string, type: string): number {
  for (const part of accept.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    if (name !== type) continue;
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    return quality === undefined ? 1 : Number(quality.slice(2)) || 0;
  }
  return 0;
}

/**
 * The page.
 * @param messages their line breaks stay
 * @param more the path of the page that tells more
 */
export function errorPage(
  status: number,
  title: string,
  messages: readonly string[],
  more: string | undefined,
): string {
  const link =
    more === undefined
      ? ''
      : `\n<p><a href="${escapeHtml(encodeURI(more))}">All requests and templates of this server</a></p>`;
  const paragraphs = messages.map((message) => `<pre>${escapeHtml(message)}</pre>`).join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${status} ${escapeHtml(title)}</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; border-left: 3px solid; padding-left: 1rem; }
</style>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
${paragraphs}${link}
</body>
</html>
`;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character]!);
}
