// The name of the local time zone, as .NET finds it.
import { expect, test, vi } from 'vitest';
import { localTimeZone } from '../../local-time-zone.ts';

const platform = new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What the platform resolves without `TZ` is another zone than these: only its own names are tried against it. */
test.each([
  [undefined, platform],
  ['', platform],
  ['No/Such_Zone', platform],
  ['EST5EDT,M3.2.0,M11.1.0', platform],
  ['/usr/share/zoneinfo/Asia/Kolkata', platform],
])('TZ=%s: %s', (tz, expected) => expect(localTimeZone(tz)).toBe(expected));

test.each([
  ['Asia/Kolkata', 'Asia/Kolkata'],
  [':Asia/Kolkata', 'Asia/Kolkata'],
  ['Asia/Calcutta', 'Asia/Calcutta'],
  ['Europe/Kyiv', 'Europe/Kyiv'],
  ['Europe/Berlin', 'Europe/Berlin'],
  ['UTC', 'UTC'],
])('TZ=%s is that zone', (tz, expected) => {
  const before = process.env['TZ'];
  process.env['TZ'] = tz.replace(/^:/, '');
  try {
    expect(localTimeZone(tz)).toBe(expected);
  } finally {
    if (before === undefined) delete process.env['TZ'];
    else process.env['TZ'] = before;
  }
});

test('of a TZ that means nothing the platform makes no zone, or one that it does not have', () => {
  vi.stubEnv('TZ', ':');
  try {
    expect(localTimeZone()).toBe('UTC');
  } finally {
    vi.unstubAllEnvs();
  }
});
