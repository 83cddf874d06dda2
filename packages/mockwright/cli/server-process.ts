// The process that serves, started and watched by the one of the command (supervise.ts).
// Arguments: `first`, or `after-hang` when one before it was killed because code kept it busy; then settings.
import { parseCommandLine } from '../settings/command-line.ts';
import { loadImplementations } from './load-implementations.ts';
import { tellErrors } from './tell-errors.ts';

await tellErrors(async () => {
  const [history, ...args] = process.argv.slice(2);
  const line = parseCommandLine(args, { options: [] });
  return (await loadImplementations()).serve(line, () => undefined, { afterHang: history === 'after-hang' });
});
