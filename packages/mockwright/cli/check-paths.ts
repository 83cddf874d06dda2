// The templates that the paths of `mockwright check` name.
import { dirname, relative, resolve } from 'node:path';
import { ownSegments } from '../service/admin/endpoint-prefixes.ts';
import { checkMocks } from '../service/mocks/check-mocks.ts';
import type { CompileFile } from '../service/mocks/compile-mock.ts';
import { MockFolder } from '../service/mocks/folder.ts';
import { loadFile, MockLoader } from '../service/mocks/mock-loader.ts';
import { createMockSet, type LoadedFile, type MockSet } from '../service/mocks/mock-set.ts';
import type { Settings } from '../settings/setting-table.ts';
import { SettingsError } from '../settings/settings-error.ts';
import { lookAt } from './look-at.ts';
import { placeOf } from './serve-place.ts';

/** What one path names. */
export interface CheckTarget {
  /** To be watched. */
  readonly folder: MockFolder;
  /** Loads the files and looks at them together. */
  readonly load: () => Promise<readonly LoadedFile[]>;
}

/**
 * Finds what a path names.
 * @param path undefined: the folder of the settings
 * @param settings say which folder is meant where a path does not, and where endpoints are
 * @throws {SettingsError} when there is no such file or folder
 */
export function checkTarget(
  path: string | undefined,
  settings: Settings,
  currentFolder: string,
  compile: CompileFile,
): CheckTarget {
  const own = ownSegments(settings);
  const full = resolve(currentFolder, path ?? '.');
  const stats = lookAt(full, path ?? '.');
  if (stats === undefined) throw new SettingsError(`There is no file and no folder '${path}'.`, undefined);
  // Paths are shown as seen from the current folder, where whoever reads them is.
  const folderAt = (folder: string): MockFolder =>
    new MockFolder(currentFolder, relative(currentFolder, folder) || '.');
  if (stats.isDirectory()) {
    const { workingFolder, entries } = placeOf(path, currentFolder);
    const folder = folderAt(resolve(workingFolder, entries[0]?.value ?? settings.folder));
    return {
      folder,
      load: async () => withWarnings(await new MockLoader(folder, compile).loadAll(), workingFolder, own),
    };
  }
  const folder = folderAt(dirname(full));
  return {
    folder,
    load: async () => {
      const file = folder.read(folder.shownPath(full));
      return file === undefined
        ? []
        : withWarnings(createMockSet([loadFile(file, compile)]), currentFolder, own);
    },
  };
}

function withWarnings(set: MockSet, workingFolder: string, own: readonly string[]): readonly LoadedFile[] {
  const warnings = checkMocks(set, workingFolder, own);
  return [...set.files, ...set.data].map((file) => ({
    ...file,
    diagnostics: [...file.diagnostics, ...(warnings.get(file.path) ?? [])],
  }));
}
