// `Bogus.DataSets.System`: files, versions, devices.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import * as exceptions from '@mockwright/language/runtime/exceptions';
import { Version } from '../../System/version.ts';
import { EndOfStreamException } from '../../System.IO/end-of-stream-exception.ts';
import { FileNotFoundException } from '../../System.IO/file-not-found-exception.ts';
import { anyWord } from '../any-word.ts';
import { DataSet } from '../data-set.ts';

const commonTypes = ['video', 'audio', 'image', 'text', 'application'] as const;
const commonMimeTypes = [
  'application/pdf',
  'audio/mpeg',
  'audio/wav',
  'image/png',
  'image/jpeg',
  'image/gif',
  'video/mp4',
  'video/mpeg',
  'text/html',
] as const;
const deviceCharacters = '0123456789abcefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_';

type ExceptionMaker = (words: () => string, word: () => string) => object;

/** The exceptions that there may be, and how each is made. */
const exceptionMakers: readonly ExceptionMaker[] = [
  (words, word) => new exceptions.ArgumentException(words(), word()),
  (words, word) => new exceptions.ArgumentNullException(word(), words()),
  (words) => new exceptions.BadImageFormatException(words()),
  (words) => new exceptions.IndexOutOfRangeException(words()),
  (words) => new exceptions.ArithmeticException(words()),
  (words) => new exceptions.OutOfMemoryException(words()),
  (words) => new exceptions.FormatException(words()),
  () => new exceptions.DivideByZeroException(),
  (words) => new EndOfStreamException(words()),
  () => new FileNotFoundException('File not found...'),
  () => new exceptions.NotImplementedException(),
  () => new exceptions.UnauthorizedAccessException(),
];

type MimeTypes = Readonly<Record<string, { readonly extensions: readonly string[] }>>;

/** `Bogus.DataSets.System`. */
export class FakeSystem extends DataSet {
  get #mimeTypes(): MimeTypes {
    return this.words.raw('system.mime_type') as MimeTypes;
  }
  fileName(extension: string | null): string {
    return `${this.#stem()}.${this.#plainExtension(extension ?? this.fileExtension(null))}`;
  }
  commonFileName(extension: string | null): string {
    return `${this.#stem()}.${this.#plainExtension(extension ?? this.commonExtension())}`;
  }
  #stem(): string {
    const words = Array.from({ length: this.random.number(1, 3) }, () => anyWord(this.random)).join('_');
    return (
      words
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '_')
        .replace(/^_+|(?<!_)_+$/g, '') || 'file'
    );
  }
  #plainExtension(extension: string): string {
    return extension.toLowerCase().replace(/^\.+/, '');
  }
  directory(): string {
    return this.one('system.directory');
  }
  mimeType(): string {
    return this.random.pick(Object.keys(this.#mimeTypes));
  }
  fileType(): string {
    return this.random.pick([
      ...new Set(Object.keys(this.#mimeTypes).map((name) => name.slice(0, name.indexOf('/')))),
    ]);
  }
  commonFileType(): string {
    return this.random.pick(commonTypes);
  }
  commonExtension(): string {
    return this.fileExtension(this.random.pick(commonMimeTypes));
  }
  /** An extension of a type; any, when there is no such type. */
  fileExtension(mimeType: string | null): string {
    const known = mimeType !== null && Object.hasOwn(this.#mimeTypes, mimeType) ? mimeType : this.mimeType();
    return this.random.pick(this.#mimeTypes[known]!.extensions);
  }
  semver(): string {
    return `${this.random.below(10)}.${this.random.below(10)}.${this.random.below(10)}`;
  }
  version(): Version {
    return new Version(
      this.random.below(10),
      this.random.below(10),
      this.random.below(10),
      this.random.below(10),
    );
  }
  exception(): object {
    const word = (): string => anyWord(this.random);
    const words = (): string => Array.from({ length: this.random.number(1, 3) }, word).join(' ');
    return this.random.pick(exceptionMakers)(words, word);
  }
  androidId(): string {
    return `APA91${this.random.string2(178, deviceCharacters)}`;
  }
}

/** `Bogus.DataSets.System`. */
export const systemType: TypeDeclaration = declareType(
  'public class Bogus.DataSets.System : DataSet',
  () => ({
    'System(string locale = "en")': (locale: string) => new FakeSystem(locale),
    'string FileName(string ext = null)': (self: FakeSystem, extension: string | null) =>
      self.fileName(extension),
    'string DirectoryPath()': (self: FakeSystem) => self.directory(),
    'string FilePath()': (self: FakeSystem) => `${self.directory()}/${self.fileName(null)}`,
    'string CommonFileName(string ext = null)': (self: FakeSystem, extension: string | null) =>
      self.commonFileName(extension),
    'string MimeType()': (self: FakeSystem) => self.mimeType(),
    'string CommonFileType()': (self: FakeSystem) => self.commonFileType(),
    'string CommonFileExt()': (self: FakeSystem) => self.commonExtension(),
    'string FileType()': (self: FakeSystem) => self.fileType(),
    'string FileExt(string mimeType = null)': (self: FakeSystem, mimeType: string | null) =>
      self.fileExtension(mimeType),
    'string Semver()': (self: FakeSystem) => self.semver(),
    'Version Version()': (self: FakeSystem) => self.version(),
    'Exception Exception()': (self: FakeSystem) => self.exception(),
    'string AndroidId()': (self: FakeSystem) => self.androidId(),
    'string ApplePushToken()': (self: FakeSystem) => self.random.hash(64, false),
    'string BlackBerryPin()': (self: FakeSystem) => self.random.hash(8, false),
  }),
  { runtime: FakeSystem },
);
