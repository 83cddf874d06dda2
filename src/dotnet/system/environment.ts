// `System.Environment` and `System.GC`: the world of a run.
import { declareType } from '../../metadata/declaration.ts';
import type { TypeDeclaration } from '../../metadata/declaration.ts';
import { ArgumentNullException } from '../../runtime/exceptions.ts';
import { currentRun } from '../../runtime/run.ts';
import { Hashtable } from '../collections/non-generic/hashtable.ts';
import { OperatingSystem } from './platform.ts';
import { Version } from './version.ts';

/** Milliseconds of a clock that starts somewhere; it wraps as .NET's does. */
function tickCount(): bigint {
  return BigInt(Math.floor(currentRun().now()));
}
/** `GetEnvironmentVariables`. */
function variables(): Hashtable {
  const table = new Hashtable();
  for (const [name, value] of currentRun().options.environment) table.put(name, value, false);
  return table;
}
/** `%NAME%` in a text by the variable's value; other names stay. */
function expand(text: string | null): string {
  if (text === null) throw new ArgumentNullException('name');
  return text.replaceAll(/%([^%]+)%/g, (whole, name: string) => variable(name) ?? whole);
}
function variable(name: string | null): string | null {
  if (name === null) throw new ArgumentNullException('variable');
  return currentRun().options.environment.get(name) ?? null;
}

const exitCodes = new WeakMap<object, number>();
function setExitCode(value: number): void {
  exitCodes.set(currentRun(), value);
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
  'static System.Collections.IDictionary GetEnvironmentVariables()': variables,
  'static string ExpandEnvironmentVariables(string name)': expand,
  'static int ExitCode { get; set; }': { get: () => exitCodes.get(currentRun()) ?? 0, set: setExitCode },
  'static bool HasShutdownStarted { get; }': () => false,
  'static bool UserInteractive { get; }': () => true,
  'static string UserDomainName { get; }': () => 'mockwright',
  'static int SystemPageSize { get; }': () => 4096,
  'static OperatingSystem OSVersion { get; }': () => new OperatingSystem(4, new Version(6, 1, 0, 0)),
  'static Version Version { get; }': () => new Version(10, 0, 0),
});

/** Something that is there, and always the same: what other templates use is no template's business. */
const usedMemory = 8_388_608n;

/** `System.GC`: there is nothing to do. */
export const gcType: TypeDeclaration = declareType('public static class System.GC', {
  'static void Collect(int generation)': () => undefined,
  'static void Collect()': () => undefined,
  'static int CollectionCount(int generation)': () => 0,
  'static void KeepAlive(object? obj)': () => undefined,
  'static void WaitForPendingFinalizers()': () => undefined,
  'static void SuppressFinalize(object obj)': () => undefined,
  'static void ReRegisterForFinalize(object obj)': () => undefined,
  'static long GetTotalMemory(bool forceFullCollection)': () => usedMemory,
  'static int GetGeneration(object obj)': () => 0,
  'static int MaxGeneration { get; }': () => 2,
});
