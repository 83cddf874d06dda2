// Compares what `evaluate` gives with a recorded answer of real .NET.
import { evaluate } from '../../template/compiling/evaluate.ts';
import type { EvaluationRequest, EvaluationResult } from '../../template/compiling/evaluate.ts';
import { compareDiagnostics } from './compare-diagnostics.ts';
import { knownDifference } from './known-differences.ts';

/** One recorded case: code and the answer. */
export interface RecordedCase {
  readonly id?: number;
  readonly code?: string;
  readonly blocks?: readonly string[];
  readonly request?: EvaluationRequest;
  readonly imports?: readonly string[];
  /** What day it was, where the answer depends on that. */
  readonly now?: string;
  /** The local time zone; UTC where none is named. */
  readonly timeZone?: string;
  readonly type?: string;
  readonly text?: string;
  readonly json?: string;
  /** Why the value cannot be serialized. */
  readonly 'json-exception'?: string;
  readonly diagnostics?: readonly string[];
  readonly exception?: string;
  readonly message?: string;
  /** Type and message of the inner exception. */
  readonly inner?: string;
  readonly console?: string;
}

/** What differs, readable; undefined when they agree. */
export function compareCase(recorded: RecordedCase): string | undefined {
  const actual = evaluateOrFail(recorded);
  if (typeof actual === 'string') return `a bug: ${actual}`;
  const ofCompiler = compareDiagnostics(
    codeOf(recorded),
    recorded.diagnostics ?? [],
    actual.diagnostics ?? [],
  );
  const differences = ofCompiler === undefined ? [] : [ofCompiler];
  const check = (name: string, expected: unknown, got: unknown): void => {
    if (expected !== undefined && expected !== got)
      differences.push(`${name}:\n  expected ${JSON.stringify(expected)}\n  but got  ${JSON.stringify(got)}`);
  };
  check('exception', recorded.exception, actual.exception);
  check('message', recorded.exception === undefined ? undefined : recorded.message, actual.message);
  check('text', recorded.text, actual.text);
  check('json', recorded.json, actual.json);
  const known = knownDifference(codeOf(recorded));
  check('json exception', known?.jsonException ?? recorded['json-exception'], actual.jsonException);
  if (recorded.inner !== undefined)
    check('inner exception', known?.inner === undefined ? recorded.inner : known.inner, actual.inner ?? null);
  check('type', recorded.type, actual.type);
  check('console', recorded.console, actual.console);
  if (differences.length === 0) return undefined;
  const thrown = actual.exception === undefined ? '' : `\n  (${actual.exception}: ${actual.message})`;
  return differences.join('\n') + thrown;
}

/** The code of a case, its blocks put together. */
export function codeOf({ blocks, code }: RecordedCase): string {
  return (blocks ?? [code]).join('\n<###>\n');
}

function evaluateOrFail(recorded: RecordedCase): EvaluationResult | string {
  const { code, blocks, request, imports, now, timeZone = 'UTC' } = recorded;
  try {
    return evaluate(blocks ?? [code!], {
      ...(request && { request }),
      ...(imports && { imports }),
      run: { timeZone, ...(now !== undefined && { now: () => Date.parse(now) }) },
    });
  } catch (error) {
    return (error as Error).stack ?? String(error);
  }
}
