// Connections leave some handles of the process to everything else: files of templates and answers, callbacks, clocks.
// Otherwise a client that opens many and says nothing would keep all of that from working.
import { readFileSync } from 'node:fs';
import type { Server, Socket } from 'node:net';

/** How many are left, where there are enough: of few it is a quarter. */
const MOST_SPARE = 64;

/**
 * Closes connections of a server that would take the last handles. Where nobody knows how many there are, the system
 * refuses those beyond the last one.
 * @param onRefused told why one was closed
 */
export function spareHandles(server: Server, onRefused: (why: string) => void): void {
  const most = mostHandles();
  if (most === Infinity) return;
  const spare = Math.min(MOST_SPARE, Math.floor(most / 4));
  server.on('connection', (socket: Socket) => {
    if (handleOf(socket) < most - spare) return;
    socket.destroy();
    onRefused(
      `its connection is closed: of the ${most} files and connections that the process may open (ulimit -n), ${spare} are for other things`,
    );
  });
}

/** How many files and connections this process may have open; infinite where that cannot be told. */
function mostHandles(): number {
  try {
    const [, most] = /^Max open files +(\d+) /m.exec(readFileSync('/proc/self/limits', 'latin1')) ?? [];
    return Number(most ?? Infinity);
  } catch {
    return Infinity;
  }
}

/** Its number: the system always gives the lowest that is free. None on Windows. */
function handleOf(socket: Socket): number {
  return (socket as unknown as { readonly _handle?: { readonly fd?: number } | null })._handle?.fd ?? -1;
}
