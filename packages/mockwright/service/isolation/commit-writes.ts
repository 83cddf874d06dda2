// What a run elsewhere wrote to `Global` becomes visible here.
import { unpackValue } from '@mockwright/dotnet';
import { GlobalSizeError } from '../../template/host/global-store.ts';
import { withinPackingTime } from './packing-time.ts';
import type { Session } from '../state/session.ts';

/** Whether it could be: otherwise the run fails with that message. */
export type Commit = { readonly problem?: string };

/**
 * Commits all of it at once, or nothing.
 * @param writes null: the name goes
 * @throws {UnpackableError} when what was written takes too long to be made here
 */
export function commitWrites({ global }: Session, writes: ReadonlyMap<string, string | null>): Commit {
  if (writes.size === 0) return {};
  const values = new Map<string, unknown>();
  withinPackingTime(() => {
    for (const [name, packed] of writes) values.set(name, packed === null ? null : unpackValue(packed));
  });
  try {
    global.commit(values);
    return {};
  } catch (error) {
    if (!(error instanceof GlobalSizeError)) throw error;
    return { problem: error.message };
  }
}
