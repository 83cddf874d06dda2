// `response.file`: the raw bytes of a file of the working folder, and of nothing outside it.
import { open, realpath, stat, type FileHandle } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { TemplateError } from '../../template/template-error.ts';
import type { CompiledTemplate } from '../../template/template.ts';

/** Files up to this length are read whole: fewer steps, one write. */
const WHOLE_FILE_BYTES = 64 * 1024;

/** Sends files of one folder. */
export class FileSender {
  readonly #workingFolder: string;

  /** @param workingFolder absolute */
  constructor(workingFolder: string) {
    this.#workingFolder = workingFolder;
  }

  /**
   * Sends a file.
   * @param file as the template wrote it, relative to the working folder
   * @param template the one whose answer it is, for messages
   * @param headers names and values in turn, without the length
   * @throws {TemplateError} when there is no such file, or it is outside; nothing is sent then
   */
  async send(
    response: ServerResponse,
    status: number,
    headers: string[],
    file: string,
    template: CompiledTemplate,
  ): Promise<void> {
    const fail = (message: string): TemplateError =>
      new TemplateError(template.source, template.answerSpans.file, {
        exceptionType: 'System.IO.IOException',
        message: `response.file: ${message}`,
      });
    const handle = await this.#open(file, fail);
    try {
      const { size } = await handle.stat();
      headers.push('Content-Length', String(size));
      if (response.req.method === 'HEAD' || size === 0) response.writeHead(status, headers).end();
      else if (size <= WHOLE_FILE_BYTES) {
        const bytes = await handle.readFile();
        if (bytes.length !== size) throw fail(`'${file}' changed while it was read.`);
        response.writeHead(status, headers).end(bytes);
      } else {
        response.writeHead(status, headers);
        await pipeline(handle.createReadStream({ autoClose: false, end: size - 1 }), response);
      }
    } finally {
      await handle.close();
    }
  }

  async #open(file: string, fail: (message: string) => TemplateError): Promise<FileHandle> {
    let real: string;
    try {
      const root = await realpath(this.#workingFolder);
      real = await this.#resolve(file);
      if (isOutside(root, real)) throw fail(`'${file}' leaves the working folder.`);
    } catch (error) {
      if (error instanceof TemplateError) throw error;
      throw fail(describe(file, error));
    }
    try {
      // Looked at before it is opened: opening a pipe waits for somebody to write.
      if ((await stat(real)).isFile()) return await open(real, 'r');
    } catch (error) {
      throw fail(describe(file, error));
    }
    throw fail(`'${file}' is a folder or device, not a file.`);
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

function isOutside(root: string, file: string): boolean {
  const path = relative(root, file);
  return path === '..' || path.startsWith(`..${sep}`) || isAbsolute(path);
}

function describe(file: string, error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'ENOTDIR') return `there is no file '${file}' in the working folder.`;
  if (code === 'EACCES' || code === 'EPERM') return `no permission to read '${file}'.`;
  return `'${file}' cannot be read: ${message}.`;
}
