// Files and folders that nobody else can write.
import { mkdirSync, type Stats } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder and those above it that are missing, one at a time: `recursive` of Node.js never ends below `/proc`.
 * @throws {Error} when it cannot be made
 */
export function makeFolder(path: string, mode: number): void {
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return;
    const above = dirname(path);
    if (code !== 'ENOENT' || above === path) throw error;
    makeFolder(above, mode);
    mkdirSync(path, { mode });
  }
}

/** Whether this user (or root) owns it and nobody else can write it. Windows has other means, and homes that are private. */
export function isOnlyOurs(stats: Stats, kind: 'isDirectory' | 'isFile'): boolean {
  const user = process.geteuid?.();
  const isPrivate =
    user === undefined || ((stats.uid === user || stats.uid === 0) && (stats.mode & 0o022) === 0);
  return stats[kind]() && isPrivate;
}
