// The folders of the user that runs this program.
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';

/** What of the environment says where they are. */
type Environment = Readonly<Record<string, string | undefined>>;

/**
 * A folder below the user's home, unless a variable names another one; undefined where there is no home, as for users of
 * containers that the system does not know. What is relative would be in the working folder, where others' files may lie.
 * @param named the value of that variable
 * @param below the names of the folder below the home
 */
export function userFolder(
  environment: Environment,
  named: string | undefined,
  ...below: readonly string[]
): string | undefined {
  if (named !== undefined && isAbsolute(named)) return named;
  const home = homeFolder(environment);
  return home === undefined ? undefined : join(home, ...below);
}

function homeFolder({ HOME, USERPROFILE }: Environment): string | undefined {
  const named = process.platform === 'win32' ? USERPROFILE : HOME;
  if (named !== undefined && isAbsolute(named)) return named;
  try {
    // The process itself may have no environment any more.
    const home = homedir();
    return isAbsolute(home) ? home : undefined;
  } catch {
    return undefined;
  }
}
