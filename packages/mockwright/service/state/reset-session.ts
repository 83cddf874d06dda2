// Putting a session back to how it was born, whole or in part.
import type { Session } from './session.ts';

/** What a reset may name. */
export type ResetPart = 'globals' | 'requests' | 'templates' | 'seed' | 'clock';

/** The parts of a session that can be reset; its requests are the journal's. */
const PARTS: Readonly<Record<ResetPart, (session: Session) => void>> = {
  globals: (session: Session) => session.resetGlobals(),
  templates: (session: Session) => session.overrides.clear(),
  seed: (session: Session) => session.reseed(),
  clock: (session: Session) => session.resetClock(),
  requests: (session: Session) => session.forgetAnswers(),
};

/** All of it. */
export const RESET_PARTS = Object.keys(PARTS) as readonly ResetPart[];

/** Who is told of a reset. */
interface ResetListeners {
  readonly journal: { readonly clear: (session: string) => void };
  readonly events: {
    readonly emit: (
      name: 'reset',
      event: { readonly session: string; readonly what: readonly ResetPart[] },
    ) => void;
  };
}

/** Resets parts of a session, and tells of it. */
export function resetSession(
  session: Session,
  parts: readonly ResetPart[],
  { journal, events }: ResetListeners,
): void {
  for (const part of parts) PARTS[part](session);
  if (parts.includes('requests')) journal.clear(session.name);
  events.emit('reset', { session: session.name, what: parts });
}
