// Compares what `evaluate` gives with a recorded answer of real .NET.
import { vi } from 'vitest';
import { evaluate } from '../../template/compiling/evaluate.ts';
import type { EvaluationRequest, EvaluationResult } from '../../template/compiling/evaluate.ts';

/** One recorded case: code and the answer. */
export interface RecordedCase {
  readonly id?: number;
  readonly code?: string;
  readonly blocks?: readonly string[];
  readonly request?: EvaluationRequest;
  readonly imports?: readonly string[];
  /** What day it was, where the answer depends on that. */
  readonly now?: string;
  readonly type?: string;
  readonly text?: string;
  readonly json?: string;
  readonly diagnostics?: readonly string[];
  readonly exception?: string;
  readonly message?: string;
  readonly console?: string;
}

/** Types that the compiler or the library makes: their names are nobody's business. */
const internalType =
  /AnonymousType|<>|Iterator|Submission#|Lookup|Grouping|Buffer|Partition|ReadOnly|Enumerator|Sealed|RuntimeType|Ordered/;

/** What differs, readable; undefined when they agree. */
export function compareCase(recorded: RecordedCase): string | undefined {
  const actual = evaluateOrFail(recorded);
  if (typeof actual === 'string') return `a bug: ${actual}`;
  const expectedErrors = (recorded.diagnostics ?? []).filter((line) => line.includes(': error '));
  if (expectedErrors.length > 0) return compareDiagnostics(expectedErrors[0]!, actual);
  const differences: string[] = [];
  const check = (name: string, expected: unknown, got: unknown): void => {
    if (expected !== undefined && expected !== got)
      differences.push(`${name}:\n  expected ${JSON.stringify(expected)}\n  but got  ${JSON.stringify(got)}`);
  };
  check('exception', recorded.exception, actual.exception);
  check('message', recorded.exception === undefined ? undefined : recorded.message, actual.message);
  check('text', recorded.text, actual.text);
  check('json', recorded.json, actual.json);
  if (recorded.type !== undefined && !internalType.test(recorded.type))
    check('type', recorded.type, actual.type);
  check('console', recorded.console, actual.console);
  if (differences.length === 0) return undefined;
  const found = actual.exception
    ? `\n  (${actual.exception}: ${actual.message})`
    : actual.diagnostics
      ? `\n  (${actual.diagnostics.join('\n   ')})`
      : '';
  return differences.join('\n') + found;
}

function evaluateOrFail({ code, blocks, request, imports, now }: RecordedCase): EvaluationResult | string {
  if (now !== undefined) vi.setSystemTime(now);
  try {
    return evaluate(blocks ?? [code!], {
      ...(request && { request }),
      ...(imports && { imports }),
      run: { timeZone: 'UTC' },
    });
  } catch (error) {
    return (error as Error).stack ?? String(error);
  } finally {
    if (now !== undefined) vi.useRealTimers();
  }
}

function compareDiagnostics(expected: string, actual: EvaluationResult): string | undefined {
  const first = actual.diagnostics?.find((line) => line.includes(': error '));
  const head = (line: string): string => /^\(\d+,\d+\): error \w+/.exec(line)?.[0] ?? line;
  if (first !== undefined && head(first) === head(expected)) return undefined;
  return `diagnostics:\n  expected ${expected}\n  but got  ${first ?? JSON.stringify(actual)}`;
}
