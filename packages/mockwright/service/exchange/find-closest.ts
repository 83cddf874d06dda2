// Which templates were meant when none answered: those of the folder and of the session, and what only looks missing.
import type { LoadedFile, MockSet } from '../mocks/mock-set.ts';
import { matchRoute, splitPath, type PathSegments } from '../routing/route-match.ts';
import { DEFAULT_SESSION } from '../state/session-name.ts';
import type { Session } from '../state/session.ts';
import type { Sessions } from '../state/sessions.ts';
import { findNearMisses, type KnownMiss, type NearMiss, type TriedMock } from './near-misses.ts';

/** What was asked, and of whom. */
export interface Unanswered {
  readonly method: string;
  /** Percent-decoded. */
  readonly path: string;
  readonly session: Session;
  /** The mocks whose conditions did not hold. */
  readonly tried: readonly Omit<TriedMock, 'request'>[];
  /** `Mock:Errors`: whether it may be told what is wrong with files that do not load. */
  readonly details: 'full' | 'brief';
}

/** The closest templates, the closest first. */
export function findClosest(
  { method, path, session, tried, details }: Unanswered,
  { mocks, files }: MockSet,
  sessions: Sessions,
): NearMiss[] {
  const segments = splitPath(path);
  const known: KnownMiss[] = [
    ...tried,
    ...session.overrides.usedUp(method, segments).map((mock) => ({
      mock,
      reasons: [`it has answered ${mock.calls} of ${mock.calls} times`],
      condition: [],
    })),
    ...ofBrokenFiles(method, segments, files, details),
    ...ofOtherSessions(method, segments, session, sessions),
  ];
  return findNearMisses([...session.overrides.list(), ...mocks], method, path, known);
}

/** What would answer if it loaded. */
function ofBrokenFiles(
  method: string,
  segments: PathSegments,
  files: readonly LoadedFile[],
  details: Unanswered['details'],
): KnownMiss[] {
  return files.flatMap(({ meant, diagnostics }) => {
    if (meant === undefined) return [];
    const { methods } = meant.template;
    if (methods !== '*' && !methods.includes(method)) return [];
    if (matchRoute(meant.pattern, segments) === undefined) return [];
    const error = diagnostics.find(({ severity }) => severity === 'error');
    const why = details === 'full' && error !== undefined ? `: "${error.message}"` : '';
    return [{ mock: meant, reasons: [`it does not load${why}`], condition: [] }];
  });
}

/** What would answer in another session: the header that names it was forgotten, or is too much. */
function ofOtherSessions(
  method: string,
  segments: PathSegments,
  own: Session,
  sessions: Sessions,
): KnownMiss[] {
  return sessions
    .list()
    .filter((session) => session !== own)
    .flatMap(({ name, overrides }) =>
      overrides.find(method, segments).map(({ target }) => ({
        mock: target,
        reasons: [`it was added to the ${describeSession(name)}`],
        condition: [],
      })),
    );
}

function describeSession(name: string): string {
  if (name === DEFAULT_SESSION) return "default session: send no 'Mockwright-Session'";
  const sent = /^[!-~]+$/.test(name) ? name : encodeURIComponent(name);
  return `session '${name}': send 'Mockwright-Session: ${sent}'`;
}
