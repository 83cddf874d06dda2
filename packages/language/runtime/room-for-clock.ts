// The engine's own clock ends what does not look at its time itself (`timeout` of node:vm). Its thread waits by way of files
// that it opens, and where no more may be open, Node.js ends the process: clients may hold them all.
// oxlint-disable-next-line no-restricted-imports -- nothing is read: the files stand for those that the clock opens
import { closeSync, openSync } from 'node:fs';
import { isOutOfHandles } from '../text/out-of-handles.ts';

/** It opens four, five with some versions; other threads may open some meanwhile. */
const FILES = 8;
/** It opens as fast as nothing else. */
const EMPTY_FILE = '/dev/null';

/** Windows has no such file, and no such limit. */
let cannotTell = false;

/** Whether the clock can be started just now. Asking costs a quarter of what the clock does. */
export function hasRoomForClock(): boolean {
  if (cannotTell) return true;
  const open: number[] = [];
  try {
    while (open.length < FILES) open.push(openSync(EMPTY_FILE, 'r'));
    return true;
  } catch (error) {
    if (isOutOfHandles(error)) return false;
    cannotTell = true;
    return true;
  } finally {
    for (const each of open) closeSync(each);
  }
}
