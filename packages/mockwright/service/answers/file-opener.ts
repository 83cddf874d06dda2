// `response.file`: a file of the working folder, and of nothing outside it.
import { constants, type Stats } from 'node:fs';
import { open, realpath, type FileHandle } from 'node:fs/promises';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { TemplateError } from '../../template/template-error.ts';
import type { CompiledTemplate } from '../../template/template.ts';
import { isTooLongForFile } from '../file-names.ts';
import { fileProblem } from '../file-problem.ts';
import { standsAt } from '../opened-place.ts';

/** Without waiting for the other end of a pipe, and not through a link; Windows knows neither. */
const OPEN_FLAGS: number =
  constants.O_RDONLY |
  ((constants.O_NONBLOCK as number | undefined) ?? 0) |
  ((constants.O_NOFOLLOW as number | undefined) ?? 0);

/** How often one is opened that another takes the place of meanwhile: whole files are put there at once. */
const MOST_TRIES = 10;

/** A file that was opened; to be closed. */
export interface OpenFile {
  readonly handle: FileHandle;
  readonly stats: Stats;
  /** The mistake of the template that the file turns out to be. */
  readonly fail: (message: string) => TemplateError;
}

/** Opens files of one folder. */
export class FileOpener {
  readonly #workingFolder: string;

  /** @param workingFolder absolute */
  constructor(workingFolder: string) {
    this.#workingFolder = workingFolder;
  }

  /**
   * Opens a file.
   * @param file as the template wrote it, relative to the working folder
   * @param template the one whose answer it is, for messages
   * @throws {TemplateError} when there is no such file, or it is outside
   */
  async open(file: string, template: CompiledTemplate): Promise<OpenFile> {
    const fail = (message: string): TemplateError =>
      new TemplateError(template.source, template.answerSpans.file, {
        exceptionType: 'System.IO.IOException',
        message: `response.file: ${message}`,
      });
    // The author of the template named it, and no request had a say.
    const isOwn = file === template.staticFile;
    try {
      if (isTooLongForFile(file)) throw fail(`a name of ${file.length} characters is none of a file.`);
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const opened = await this.#openAsItIs(file, isOwn, fail);
        if (opened !== undefined) return opened;
      }
      throw fail(`'${file}' changed while it was opened.`);
    } catch (error) {
      throw error instanceof TemplateError ? error : fail(describe(file, error));
    }
  }

  /** @returns undefined when another one has taken its place meanwhile */
  async #openAsItIs(file: string, isOwn: boolean, fail: OpenFile['fail']): Promise<OpenFile | undefined> {
    let handle: FileHandle | undefined;
    try {
      const root = await realpath(this.#workingFolder);
      const real = await this.#resolve(file);
      if (isOutside(root, real)) throw fail(`'${file}' leaves the working folder.`);
      if (!isOwn && isPrivate(relative(root, real)))
        throw fail(`'${file}' is hidden or holds settings: code may not name such files.`);
      // A pipe would otherwise wait for somebody to write.
      handle = await open(real, OPEN_FLAGS);
      const stats = await handle.stat();
      if (!stats.isFile()) throw fail(`'${file}' is a folder or device, not a file.`);
      if (standsAt(real, handle.fd, stats)) return { handle, stats, fail };
    } catch (error) {
      await handle?.close();
      throw error;
    }
    await handle.close();
    return undefined;
  }

  /** The real path of a file; a template written on Windows may separate folders by '\'. */
  async #resolve(file: string): Promise<string> {
    try {
      return await realpath(resolve(this.#workingFolder, file));
    } catch (error) {
      const portable = file.replaceAll('\\', '/');
      if (portable === file) throw error;
      return realpath(resolve(this.#workingFolder, portable));
    }
  }
}

/** Hidden files and folders, and the settings of this and other programs. */
function isPrivate(path: string): boolean {
  const names = path.split(sep);
  return names.some((name) => name.startsWith('.')) || /^appsettings\b.*\.json$/i.test(names.at(-1)!);
}

function isOutside(root: string, file: string): boolean {
  const path = relative(root, file);
  return path === '..' || path.startsWith(`..${sep}`) || isAbsolute(path);
}

function describe(file: string, error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'ENOTDIR') return `there is no file '${file}' in the working folder.`;
  if (code === 'ENXIO' || code === 'EISDIR') return `'${file}' is a folder or device, not a file.`;
  if (code === 'ELOOP') return `'${file}' changed while it was opened.`;
  if (code === 'EACCES' || code === 'EPERM') return `no permission to read '${file}'.`;
  return `'${file}' cannot be read: ${fileProblem(error)}.`;
}
