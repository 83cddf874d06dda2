// The journal hears of a call once a template is chosen for it, before its code can fail: the client did call.
import type { Stage } from './stage.ts';

/** Records the call. */
export const record: Stage = ({ path, rawHeaders, body }, { journal }) => {
  journal.record(path!, rawHeaders, body?.bytes);
  return 'next';
};
