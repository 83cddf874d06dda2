// `System.Environment`, `System.GC`, `System.Console` and `System.Diagnostics.Stopwatch`: the world of a run.
import { textOfSpan } from '../../runtime/span.ts';
import type { Span } from '../../runtime/span.ts';
import { declareType } from '../../metadata/declaration.ts';
import type { Implementation, TypeDeclaration } from '../../metadata/declaration.ts';
import { specialType } from '../../runtime/core-types.ts';
import { ArgumentNullException } from '../../runtime/exceptions.ts';
import { currentRun } from '../../runtime/run.ts';
import { textOf, toText } from '../../runtime/text.ts';
import type { SpecialType } from '../../metadata/symbols.ts';
import { formatComposite } from './composite-format.ts';

/** Milliseconds of a clock that starts somewhere; it wraps as .NET's does. */
function tickCount(): bigint {
  return BigInt(Math.floor(currentRun().now()));
}
function variable(name: string | null): string | null {
  if (name === null) throw new ArgumentNullException('variable');
  return currentRun().options.environment.get(name) ?? null;
}

/** `System.Environment`, without what would tell about or touch the machine. */
export const environmentType: TypeDeclaration = declareType('public static class System.Environment', {
  'static string? GetEnvironmentVariable(string variable)': variable,
  'static string NewLine { get; }': () => '\n',
  'static int TickCount { get; }': () => Number(BigInt.asIntN(32, tickCount())),
  'static long TickCount64 { get; }': tickCount,
  'static string MachineName { get; }': () => 'mockwright',
  'static string UserName { get; }': () => 'mockwright',
  'static int ProcessorCount { get; }': () => 1,
  'static int CurrentManagedThreadId { get; }': () => 1,
  'static bool Is64BitProcess { get; }': () => true,
  'static bool Is64BitOperatingSystem { get; }': () => true,
  'static string StackTrace { get; }': () => '',
});

/** `System.GC`: there is nothing to do. */
export const gcType: TypeDeclaration = declareType('public static class System.GC', {
  'static void Collect(int generation)': () => undefined,
  'static void Collect()': () => undefined,
  'static int CollectionCount(int generation)': () => 0,
  'static void KeepAlive(object? obj)': () => undefined,
  'static void WaitForPendingFinalizers()': () => undefined,
  'static void SuppressFinalize(object obj)': () => undefined,
  'static void ReRegisterForFinalize(object obj)': () => undefined,
  'static long GetTotalMemory(bool forceFullCollection)': () => 0n,
  'static int GetGeneration(object obj)': () => 0,
  'static int MaxGeneration { get; }': () => 2,
});

function write(text: string): void {
  currentRun().options.console(text);
}
const printed: readonly SpecialType[] = [
  'bool',
  'char',
  'decimal',
  'double',
  'float',
  'int',
  'uint',
  'long',
  'ulong',
];
const console_: Record<string, Implementation> = { 'static void WriteLine()': () => write('\n') };
for (const [method, end] of [
  ['WriteLine', '\n'],
  ['Write', ''],
] as const) {
  for (const special of printed) {
    console_[`static void ${method}(${special} value)`] = (value: unknown) =>
      write(textOf(value, specialType(special)) + end);
  }
  console_[`static void ${method}(char[]? buffer)`] = (buffer: readonly number[] | null) =>
    write(String.fromCharCode(...(buffer ?? [])) + end);
  console_[`static void ${method}(ReadOnlySpan<char> value)`] = (value: Span<number>) =>
    write(textOfSpan(value) + end);
  console_[`static void ${method}(object? value)`] = (value: unknown) => write(toText(value) + end);
  console_[`static void ${method}(string? value)`] = (value: string | null) => write((value ?? '') + end);
  console_[`static void ${method}(string format, object? arg0)`] = (format: string | null, a: unknown) =>
    write(formatComposite(format, [a]) + end);
  console_[`static void ${method}(string format, object? arg0, object? arg1)`] = (
    format: string | null,
    a: unknown,
    b: unknown,
  ) => write(formatComposite(format, [a, b]) + end);
  console_[`static void ${method}(string format, object? arg0, object? arg1, object? arg2)`] = (
    format: string | null,
    a: unknown,
    b: unknown,
    c: unknown,
  ) => write(formatComposite(format, [a, b, c]) + end);
  console_[`static void ${method}(string format, params object?[]? arg)`] = (
    format: string | null,
    args: readonly unknown[] | null,
  ) => write(formatComposite(format, args ?? []) + end);
}

/** `System.Console`: what is written goes to the log of the run. */
export const consoleType: TypeDeclaration = declareType('public static class System.Console', console_);
