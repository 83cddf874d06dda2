// The process that serves, started and watched by the one of the command (supervise.ts).
// Arguments: `first`, or `after-hang` when one before it was killed because code kept it busy; then settings. With the
// argument `runner` it runs templates for a server instead.
import { parseCommandLine } from '../settings/command-line.ts';
import { loadImplementations } from './load-implementations.ts';
import { RUNNER } from './runner-program.ts';
import { outliveOutput } from './say.ts';
import { tellErrors } from './tell-errors.ts';

outliveOutput();
await tellErrors(async () => {
  const [history, ...args] = process.argv.slice(2);
  if (history === RUNNER) return (await loadImplementations()).serveJobs();
  const line = parseCommandLine(args, { options: [] });
  return (await loadImplementations()).serve(line, () => undefined, { afterHang: history === 'after-hang' });
});
