// Runs of tests that call whatever there is.
import { Run } from '@mockwright/language/runtime/run';
import type { RunOptions } from '@mockwright/language/runtime/run';
import { defaultRunOptions } from '../../../mockwright/template/running/run-options.ts';

/** A run whose code writes to no console. @param options where it is not as others are */
export const quietRun = (options: Partial<RunOptions> = {}): Run =>
  new Run({ ...defaultRunOptions(), console: () => {}, consoleError: () => {}, ...options });
