// Shows trees and diagnostics as one line of text, for tables of cases.
import { parseScript } from '../../syntax/parse.ts';
import { DiagnosticBag } from '@mockwright/language/diagnostics/diagnostic';
import { SourceText } from '@mockwright/language/text/source-text';

const hidden = new Set(['kind', 'start', 'end', 'missing', 'verbatim', 'negatable', 'arrow']);

/** `(Kind child child)`: tokens that carry no meaning, empty lists and `false` are left out. */
export function dump(value: unknown): string {
  if (value === undefined || value === null || value === false) return '';
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'string') return /^[\w.+*/%<>=!&|^?~-]+$/.test(value) ? value : JSON.stringify(value);
  if (typeof value !== 'object') return `${value as number | boolean}`;
  if (Array.isArray(value)) return value.length === 0 ? '' : `[${value.map(dump).join(' ')}]`;
  const node = value as Record<string, unknown>;
  const parts = Object.entries(node)
    .filter(([key]) => !hidden.has(key))
    .map(([key, child]) => (key === 'checkedKeyword' && child !== undefined ? 'checked' : dump(child)))
    .filter((part) => part !== '');
  if (node['kind'] === undefined) return typeof node['text'] === 'string' ? node['text'] : '';
  if (node['kind'] === 'IdentifierName') return node['missing'] === true ? '<missing>' : (parts[0] ?? '');
  if (node['kind'] === 'PredefinedType') return parts[0] ?? '';
  return `(${[node['kind'] as string, ...parts].join(' ')})`;
}

/** The members of a script, dumped. */
export function tree(code: string): string {
  const { unit } = parseScript(new SourceText('script', code), new DiagnosticBag());
  return [...unit.usings, ...unit.members].map(dump).join(' ');
}

/** What the parser has to say, as Roslyn shows it. */
export function diagnose(code: string): string[] {
  const source = new SourceText('script', code);
  const bag = new DiagnosticBag();
  parseScript(source, bag);
  return bag.sorted().map(({ span, severity, code: id, message }) => {
    const { line, column } = source.positionAt(span.start);
    return `(${line},${column}): ${severity} ${id}: ${message}`;
  });
}
