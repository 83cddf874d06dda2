// The static class `System.Environment` as template code sees it.
import { declareEnum, declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { toArray } from '@mockwright/language/runtime/box';
import { specialType } from '@mockwright/language/runtime/core-types';
import { ArgumentNullException, ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { currentRun, spend, spendSize } from '@mockwright/language/runtime/run';
import { Hashtable } from '../System.Collections/hashtable.ts';
import { OperatingSystem } from './operating-system.ts';
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
  spendSize(text.length);
  return text.replaceAll(/%([^%]+)%/g, (whole, name: string) => {
    spend(8);
    return variable(name) ?? whole;
  });
}
function variable(name: string | null): string | null {
  if (name === null) throw new ArgumentNullException('variable');
  return currentRun().options.environment.get(name) ?? null;
}

/** Where the folders are that a system has: template code has none, as on a system where they do not exist. */
const specialFolders = {
  Desktop: 0,
  Programs: 2,
  MyDocuments: 5,
  Personal: 5,
  Favorites: 6,
  Startup: 7,
  Recent: 8,
  SendTo: 9,
  StartMenu: 11,
  MyMusic: 13,
  MyVideos: 14,
  DesktopDirectory: 16,
  MyComputer: 17,
  NetworkShortcuts: 19,
  Fonts: 20,
  Templates: 21,
  CommonStartMenu: 22,
  CommonPrograms: 23,
  CommonStartup: 24,
  CommonDesktopDirectory: 25,
  ApplicationData: 26,
  PrinterShortcuts: 27,
  LocalApplicationData: 28,
  InternetCache: 32,
  Cookies: 33,
  History: 34,
  CommonApplicationData: 35,
  Windows: 36,
  System: 37,
  ProgramFiles: 38,
  MyPictures: 39,
  UserProfile: 40,
  SystemX86: 41,
  ProgramFilesX86: 42,
  CommonProgramFiles: 43,
  CommonProgramFilesX86: 44,
  CommonTemplates: 45,
  CommonDocuments: 46,
  CommonAdminTools: 47,
  AdminTools: 48,
  CommonMusic: 53,
  CommonPictures: 54,
  CommonVideos: 55,
  Resources: 56,
  LocalizedResources: 57,
  CommonOemLinks: 58,
  CDBurning: 59,
} as const;
const folderNumbers = new Set<number>(Object.values(specialFolders));
function folderPath(folder: number): string {
  if (!folderNumbers.has(folder))
    throw new ArgumentOutOfRangeException('folder', `Illegal enum value: ${folder}.`, {
      value: folder,
      text: String(folder),
    });
  return '';
}

const exitCodes = new WeakMap<object, number>();
function setExitCode(value: number): void {
  exitCodes.set(currentRun(), value);
}

/** Something that is there, and always the same: what other templates use is no template's business. */
const usedMemory = 8_388_608n;

/** `System.Environment`, without what would tell about or touch the machine. */
export const environmentType: TypeDeclaration = declareType('public static class System.Environment', () => ({
  'static string? GetEnvironmentVariable(string variable)': variable,
  'static string? GetEnvironmentVariable(string variable, EnvironmentVariableTarget target)': (
    name: string | null,
    target: number,
  ) => (target === 0 ? variable(name) : null),
  'static System.Collections.IDictionary GetEnvironmentVariables(EnvironmentVariableTarget target)': (
    target: number,
  ) => (target === 0 ? variables() : new Hashtable()),
  'static string GetFolderPath(Environment.SpecialFolder folder)': folderPath,
  'static string GetFolderPath(Environment.SpecialFolder folder, Environment.SpecialFolderOption option)':
    folderPath,
  'static string[] GetCommandLineArgs()': () => toArray(['mockwright'], specialType('string')),
  'static string[] GetLogicalDrives()': () => toArray(['/'], specialType('string')),
  'static string CommandLine { get; }': () => 'mockwright',
  'static string CurrentDirectory { get; }': () => '/',
  'static string SystemDirectory { get; }': () => '',
  'static int ProcessId { get; }': () => 1,
  'static string? ProcessPath { get; }': () => null,
  'static bool IsPrivilegedProcess { get; }': () => false,
  'static long WorkingSet { get; }': () => usedMemory,
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
}));

/** `System.Environment.SpecialFolder`. */
export const environmentSpecialFolderType: TypeDeclaration = declareEnum(
  'public enum System.Environment.SpecialFolder',
  specialFolders,
);

/** `System.Environment.SpecialFolderOption`. */
export const environmentSpecialFolderOptionType: TypeDeclaration = declareEnum(
  'public enum System.Environment.SpecialFolderOption',
  {
    None: 0,
    Create: 0x8000,
    DoNotVerify: 0x4000,
  },
);
