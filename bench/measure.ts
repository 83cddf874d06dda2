// What the benchmarks have in common: timing, tables, and what the numbers were measured on.
import { cpus } from 'node:os';

/** Prints a line. */
export function print(text: string = ''): void {
  process.stdout.write(`${text}\n`);
}

/** Milliseconds of the fastest of several calls, after some to warm up, for about the given time in all. */
export function fastest(action: () => unknown, milliseconds: number = 1500): number {
  const end = performance.now() + milliseconds;
  let best = Number.POSITIVE_INFINITY;
  for (let calls = 0; calls < 5 || performance.now() < end; calls++) {
    const start = performance.now();
    action();
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

/** Prints rows under headings, columns aligned; all but the first to the right. */
export function printTable(headings: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]): string =>
    `| ${widths.map((width, column) => (column === 0 ? (cells[column] ?? '').padEnd(width) : (cells[column] ?? '').padStart(width))).join(' | ')} |`;
  print(line(headings));
  print(
    `| ${widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`,
  );
  for (const row of rows) print(line(row));
  print();
}

/** A number with about three digits. */
export function digits(value: number): string {
  if (!Number.isFinite(value)) return '';
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);
}

/** The machine and the versions, in a line. */
export function surroundings(): string {
  const processors = cpus();
  return `Node.js ${process.version}, ${processors.length} × ${processors[0]?.model.trim() ?? 'unknown processor'}, ${new Date().toISOString().slice(0, 10)}`;
}
