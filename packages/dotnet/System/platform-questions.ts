// What code can ask about the platform: it is Linux.
import type { Implementation } from '@mockwright/language/metadata/declaration';

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
/** The members of `OperatingSystem` that ask for a platform. */
export const questions: Record<string, Implementation> = { 'static bool IsLinux()': () => true };
for (const name of others) questions[`static bool Is${name}()`] = () => false;
