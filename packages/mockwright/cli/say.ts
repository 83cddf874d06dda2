// What the commands say on standard output and standard error, where nobody may read any more and disks may be full.
import { printable } from '@mockwright/language/text/printable';

/** Says a line, or several, on standard output. */
export function say(text: string): void {
  process.stdout.write(`${printable(text)}\n`);
}

/** Says what is wrong, on standard error. */
export function complain(text: string): void {
  process.stderr.write(`${printable(text)}\n`);
}

/**
 * Lets no output that cannot be written end the process: whoever has read enough may leave. What is lost for another
 * reason makes the exit code that of an error.
 */
export function outliveOutput(): void {
  process.stderr.on('error', () => undefined);
  let isTold = false;
  process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    if (code === 'EPIPE' || isTold) return;
    isTold = true;
    complain(`error: Standard output cannot be written: ${message}.`);
    process.once('exit', () => (process.exitCode ||= 1));
  });
}

/**
 * Lets the lines for a terminal that its user has stopped (Ctrl+S) wait, as those for a pipe do: by itself, Node.js would
 * do nothing else until it goes on.
 */
export function waitForNoTerminal(): void {
  if (process.platform !== 'linux' || !process.stdout.isTTY) return;
  const { _handle: handle } = process.stdout as unknown as {
    readonly _handle?: { readonly setBlocking?: (isBlocking: boolean) => void };
  };
  handle?.setBlocking?.(false);
}
