// The class `System.OperatingSystem`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { notNull } from '@mockwright/language/runtime/not-null';
import { questions } from './platform-questions.ts';
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

/** `System.OperatingSystem`. */
export const operatingSystemType: TypeDeclaration = declareType(
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
);
