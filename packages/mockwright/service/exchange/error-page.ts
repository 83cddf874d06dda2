// An error of the server as a page, for people whose browser asks for one.
import type { Settings } from '../../settings/setting-table.ts';
import { isAllowedHost } from './allowed-host.ts';
import { closestCards } from './closest-cards.ts';
import { escapeHtml, sentenceHtml } from './escape-html.ts';
import type { DescribedMiss } from './near-misses.ts';

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
 * @param closest the templates that came closest
 */
export function errorPage(
  status: number,
  title: string,
  messages: readonly string[],
  more: string | undefined,
  closest: readonly DescribedMiss[],
): string {
  const link =
    more === undefined
      ? ''
      : `\n<p><a href="${escapeHtml(encodeURI(more))}">All requests and templates of this server</a></p>`;
  const parts = [messages.map(messageText).join('\n'), closestCards(closest)].filter((part) => part !== '');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${status} ${escapeHtml(title)}</title>
<style>
${STYLE}
</style>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
${parts.join('\n')}${link}
</body>
</html>
`;
}

/** The colours are those of the page of the service. */
const STYLE = `:root { color-scheme: light dark; --line: light-dark(#d9dee6, #343a46); --quiet: light-dark(#545b69, #a5adbb); --bad: light-dark(#b3261e, #ff8f85); --good: light-dark(#146335, #7fd6a0); --soft: light-dark(#f4f6f9, #1c1f26); }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: light-dark(#1a1d23, #e8eaee); background: light-dark(#fff, #14161b); }
h1 { font-size: 1.5rem; line-height: 1.25; }
h2 { font-size: 1rem; display: inline; overflow-wrap: anywhere; }
a { color: light-dark(#1a55c4, #8ab4ff); }
code, pre { font: 13px/1.5 ui-monospace, Consolas, "DejaVu Sans Mono", monospace; }
p, li, code { overflow-wrap: anywhere; }
pre { overflow-x: auto; background: var(--soft); border-left: 3px solid var(--bad); padding: .75rem 1rem; }
.card { border: 1px solid var(--line); border-radius: 6px; padding: .75rem 1rem; margin: .75rem 0; overflow-x: auto; }
.card ul { margin: .25rem 0; padding-left: 1.25rem; }
.card table { border-collapse: collapse; }
.card th, .card td { text-align: left; font-weight: normal; padding: 0 1rem 0 0; vertical-align: top; white-space: nowrap; }
.card th, .quiet { color: var(--quiet); }
.good { color: var(--good); }
.bad { color: var(--bad); }`;

/** A message of several lines shows code: its columns stay. */
function messageText(message: string): string {
  return message.includes('\n')
    ? `<pre tabindex="0">${escapeHtml(message)}</pre>`
    : `<p>${sentenceHtml(message)}</p>`;
}
