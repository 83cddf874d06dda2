// The time zone of this machine, by the name that its user gave it.
import { platformZone } from './template/running/run-options.ts';

/**
 * As `TimeZoneInfo.Local.Id` has it: the name in `TZ` where that is a zone, though the platform may call it otherwise
 * (`Asia/Calcutta` for `Asia/Kolkata`); else what the platform says.
 */
export function localTimeZone(tz: string | undefined = process.env['TZ']): string {
  const platform = platformZone();
  const named = tz?.replace(/^:/, '') ?? '';
  if (named === '') return platform;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: named }).resolvedOptions().timeZone === platform &&
      platform !== 'UTC'
      ? named
      : platform;
  } catch {
    // A file, or a rule such as `EST5EDT,M3.2.0,M11.1.0`.
    return platform;
  }
}
