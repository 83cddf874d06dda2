// The closest templates on a page: a card for each, as the page of the service has them.
import { escapeHtml, sentenceHtml } from './escape-html.ts';
import type { DescribedMiss } from './near-misses.ts';

/** A card for each template: its route above the path, segment by segment, and the values that its condition decided by. */
export function closestCards(closest: readonly DescribedMiss[]): string {
  return closest.map(card).join('\n');
}

function card({ template, method, route, reasons, segments, condition }: DescribedMiss): string {
  const list = reasons.map((reason) => `<li>${sentenceHtml(reason)}</li>`).join('');
  const compared = segments.some(({ fits }) => !fits) ? segmentTable(segments) : '';
  // One value stands in the reason; of several, each gets a line.
  const parts = condition.filter(({ values }) => Object.keys(values).length > 1).map(valueTable);
  return `<section class="card">
<h2>${escapeHtml(`${method} ${route}`)}</h2> <span class="quiet">${escapeHtml(template)}</span>
<ul>${list}</ul>${compared}${parts.join('')}
</section>`;
}

function segmentTable(segments: DescribedMiss['segments']): string {
  const row = (title: string, textOf: (segment: (typeof segments)[number]) => string): string =>
    tableRow(
      title,
      segments.map((each) => `<td class="${each.fits ? 'good' : 'bad'}">${escapeHtml(textOf(each))}</td>`),
    );
  const written = (text: string | undefined): string => (text === undefined ? '(nothing)' : `/${text}`);
  return tableOf([
    row('route', ({ route }) => written(route)),
    row('path', ({ path }) => written(path)),
    row('fits', ({ fits }) => (fits ? '✓ yes' : '✗ no')),
  ]);
}

function valueTable({ text, values }: DescribedMiss['condition'][number]): string {
  const rows = Object.entries(values).map(([name, was]) =>
    tableRow(`<code>${escapeHtml(name)}</code>`, [`<td><code>${escapeHtml(was)}</code></td>`]),
  );
  return `\n<p><code>${escapeHtml(text)}</code></p>${tableOf(rows)}`;
}

function tableOf(rows: readonly string[]): string {
  return `\n<table>\n${rows.join('\n')}\n</table>`;
}

function tableRow(title: string, cells: readonly string[]): string {
  return `<tr><th scope="row">${title}</th>${cells.join('')}</tr>`;
}
