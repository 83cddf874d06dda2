// Starting processes where there may be no room for them.
import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';

/** Starts a process. @returns why there is none, where Node.js throws that, or gives one without its pipes */
export function spawnSafely(
  program: string,
  args: readonly string[],
  options: SpawnOptions,
): ChildProcess | Error {
  try {
    const child = spawn(program, args, options);
    if ((child.stdio as unknown) !== undefined) return child;
    child.on('error', () => undefined);
    return new Error('no more files may be open');
  } catch (error) {
    return error as Error;
  }
}
