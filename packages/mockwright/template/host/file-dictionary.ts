// `Request.Files`: the files of a multipart body, by the names of their fields.
import { makeByteArray } from '@mockwright/dotnet';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NetArray } from '@mockwright/language/runtime/box';
import type { UploadedFile } from '../template.ts';
import { Lookup } from './lookup.ts';

/** A file as template code sees it. */
export class ScriptFile {
  readonly #file: UploadedFile;
  #bytes: NetArray<number> | undefined;

  constructor(file: UploadedFile) {
    this.#file = file;
  }
  get FileName(): string {
    return this.#file.fileName;
  }
  get ContentType(): string {
    return this.#file.contentType;
  }
  get Length(): number {
    return this.#file.bytes.length;
  }
  get Text(): string {
    return this.#file.text();
  }
  get Bytes(): NetArray<number> {
    return (this.#bytes ??= makeByteArray([...this.#file.bytes]));
  }
}

/** Files by their fields; a missing one is null, of several in one field the first counts. */
export class FileDictionary extends Lookup<ScriptFile> {
  protected readonly missing = null;

  constructor(files: readonly UploadedFile[]) {
    const byName = new Map<string, ScriptFile>();
    for (const file of files) if (!byName.has(file.name)) byName.set(file.name, new ScriptFile(file));
    super(byName);
  }
}

/** A file of `Request.Files`. */
export const scriptFileType: TypeDeclaration = declareType(
  'public sealed class ScriptFile',
  () => ({
    'string FileName { get; }': (self: ScriptFile) => self.FileName,
    'string ContentType { get; }': (self: ScriptFile) => self.ContentType,
    'int Length { get; }': (self: ScriptFile) => self.Length,
    'string Text { get; }': (self: ScriptFile) => self.Text,
    'byte[] Bytes { get; }': (self: ScriptFile) => self.Bytes,
  }),
  { runtime: ScriptFile },
);

/** `Request.Files`. */
export const fileDictionaryType: TypeDeclaration = declareType(
  'public sealed class FileDictionary : IReadOnlyDictionary<string, ScriptFile>',
  () => ({
    'ScriptFile this[string key] { get; }': (self: FileDictionary, key: string | null) => self.get(key),
    'bool ContainsKey(string key)': (self: FileDictionary, key: string | null) => self.has(key),
    'int Count { get; }': (self: FileDictionary) => self.count,
    'IEnumerable<string> Keys { get; }': (self: FileDictionary) => self.keys(),
    'IEnumerable<ScriptFile> Values { get; }': (self: FileDictionary) => self.values(),
  }),
  { runtime: FileDictionary },
);
