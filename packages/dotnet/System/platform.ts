// `OperatingSystem`, `PlatformID`, `AppContext`, `System.Diagnostics.Debug`: what code asks of where it runs.
import { notNull } from '@mockwright/language/runtime/not-null';
import { declareEnum, declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import type { Version } from './version.ts';

/** `OperatingSystem`: a Unix, whatever the machine is, so that an answer is the same everywhere. */
export class OperatingSystem {
  declare readonly $type: NamedType;
  readonly platform: number;
  readonly version: Version;
  constructor(platform: number, version: Version) {
    this.platform = platform;
    this.version = version;
  }
  $toString(): string {
    return `${this.platform === 2 ? 'Microsoft Windows NT' : 'Unix'} ${this.version.$toString()}`;
  }
}
const others = [
  'Windows',
  'MacOS',
  'MacCatalyst',
  'IOS',
  'Android',
  'FreeBSD',
  'Browser',
  'TvOS',
  'WatchOS',
  'Wasi',
];
const questions: Record<string, Implementation> = { 'static bool IsLinux()': () => true };
for (const name of others) questions[`static bool Is${name}()`] = () => false;

/** `OperatingSystem`, `PlatformID` and `Debugger`. */
export const platformTypes: readonly TypeDeclaration[] = [
  declareType(
    'public sealed class System.OperatingSystem',
    () => ({
      'OperatingSystem(PlatformID platform, Version version)': (platform, version) =>
        new OperatingSystem(platform, notNull(version as Version | null, 'version')),
      'PlatformID Platform { get; }': (self: OperatingSystem) => self.platform,
      'string ServicePack { get; }': () => '',
      'Version Version { get; }': (self: OperatingSystem) => self.version,
      'string VersionString { get; }': (self: OperatingSystem) => self.$toString(),
      'override string ToString()': (self: OperatingSystem) => self.$toString(),
      'static bool IsOSPlatform(string platform)': (platform: string | null) =>
        notNull(platform, 'platform').toUpperCase() === 'LINUX',
      'static bool IsWindowsVersionAtLeast(int major, int minor = 0, int build = 0, int revision = 0)': () =>
        false,
      ...questions,
    }),
    { runtime: OperatingSystem },
  ),
  declareEnum('public enum System.PlatformID', {
    Win32S: 0,
    Win32Windows: 1,
    Win32NT: 2,
    WinCE: 3,
    Unix: 4,
    Xbox: 5,
    MacOSX: 6,
    Other: 7,
  }),
  declareType('public static class System.Diagnostics.Debugger', () => ({
    'static bool IsAttached { get; }': () => false,
  })),
];
