// What a run may know of the world when nobody says otherwise.
import type { RunOptions } from '../runtime/run.ts';

/** The real clock and zone, real randomness, no console, no environment variables. */
export function defaultRunOptions(): RunOptions {
  return {
    now: Date.now,
    timeZone: localTimeZone(),
    random: Math.random,
    console: () => undefined,
    timeoutMilliseconds: 5000,
    locale: 'en',
    environment: new Map(),
  };
}

let zone: string | undefined;
function localTimeZone(): string {
  return (zone ??= new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC');
}
