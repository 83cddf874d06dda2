// `System.IO.Path`: the parts of paths as text, in the way of Unix; no file system is asked.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { ArgumentException } from '@mockwright/language/runtime/exceptions';
import { currentRun, spend, spendMemory } from '@mockwright/language/runtime/run';
import { textOfSpan, toSpan } from '@mockwright/language/runtime/span';
import type { Span } from '@mockwright/language/runtime/span';
import { charsOfText } from '../System/text/chars.ts';
import { paramsMembers } from '../System/spans/params-members.ts';
import { notNull } from '@mockwright/language/runtime/not-null';
import { writeText } from '../System/span-members.ts';

type Text = string | null;

function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
/** Eight characters, a point, three more. */
function randomFileName(): string {
  const { random } = currentRun().options;
  const characters = 'abcdefghijklmnopqrstuvwxyz012345';
  const name = Array.from({ length: 11 }, () => characters.charAt(Math.floor(random() * 32))).join('');
  return `${name.slice(0, 8)}.${name.slice(8)}`;
}
function extension(path: Text): Text {
  if (path === null) return null;
  const match = /\.[^./]*$/.exec(path)?.[0] ?? '';
  return match === '.' ? '' : match;
}
function directoryName(path: Text): Text {
  if (path === null || path === '') return null;
  const cut = path.lastIndexOf('/');
  if (cut < 0) return '';
  if (path === '/') return null;
  const directory = path
    .slice(0, cut)
    .replace(/(?<!\/)\/+$/, '')
    .replace(/\/{2,}/g, '/');
  return directory === '' ? '/' : directory;
}
function combine(parts: readonly Text[], names: readonly string[] = []): string {
  parts.forEach((part, index) => notNull(part, names[index] ?? 'paths'));
  return join(
    (parts as readonly string[]).slice(
      Math.max(
        0,
        parts.findLastIndex((part) => part!.startsWith('/')),
      ),
    ),
  );
}
function join(parts: readonly Text[]): string {
  let path = '';
  // Looking at the end of a text that was just put together would make it anew each time.
  let ends = true;
  for (const part of parts) {
    if (!part) continue;
    spend(1);
    if (!ends && !part.startsWith('/')) path += '/';
    path += part;
    ends = part.endsWith('/');
  }
  spendMemory(path.length);
  return path;
}
function changeExtension(path: Text, wanted: Text): Text {
  if (path === null || path === '') return path;
  const base = path.replace(/\.[^./]*$/, '');
  return wanted === null ? base : base + (wanted.startsWith('.') ? '' : '.') + wanted;
}
function relativePath(from: string, to: string): string {
  if (from === '' || to === '')
    throw new ArgumentException('The path is empty.', from === '' ? 'relativeTo' : 'path');
  const parts = (path: string): string[] => path.split('/').filter((part) => part !== '' && part !== '.');
  const [a, b] = [parts(from), parts(to)];
  let same = 0;
  while (same < a.length && same < b.length && a[same] === b[same]) same++;
  return [...a.slice(same).map(() => '..'), ...b.slice(same)].join('/') || '.';
}

/** A path without `.` and `..`, from the root that template code sees. @throws {ArgumentException} */
function fullPath(path: Text, basePath: string = '/'): string {
  if (notNull(path, 'path') === '')
    throw new ArgumentException('The value cannot be an empty string.', 'path');
  if (path!.includes('\0')) throw new ArgumentException('Null character in path.', 'path');
  const parts: string[] = [];
  const whole = path!.startsWith('/') ? path! : `${basePath}/${path!}`;
  for (const part of whole.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return `/${parts.join('/')}${parts.length > 0 && whole.endsWith('/') ? '/' : ''}`;
}
/** Members that take a path as a span give a part of it as one. */
function spanMembers(
  parts: Readonly<Record<string, (path: string) => Text>>,
): Record<string, Implementation> {
  return Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [
      `static ReadOnlySpan<char> ${name}(ReadOnlySpan<char> path)`,
      (path: Span<number>) => toSpan(part(textOfSpan(path)) ?? '', path.$type),
    ]),
  );
}

/** `Join` of two to four spans, and `TryJoin` of two or three. */
function joinedSpans(): Record<string, Implementation> {
  const parameters = (count: number): string =>
    Array.from({ length: count }, (_, index) => `ReadOnlySpan<char> path${index + 1}`).join(', ');
  const joined = (paths: readonly Span<number>[]): string => join(paths.map(textOfSpan));
  return {
    ...Object.fromEntries(
      [2, 3, 4].map((count) => [
        `static string Join(${parameters(count)})`,
        (...paths: Span<number>[]) => joined(paths),
      ]),
    ),
    ...Object.fromEntries(
      [2, 3].map((count) => [
        `static bool TryJoin(${parameters(count)}, Span<char> destination, out int charsWritten)`,
        (...args: unknown[]) =>
          writeText(
            joined(args.slice(0, count) as Span<number>[]),
            args[count] as Span<number>,
            args[count + 1] as Ref,
          ),
      ]),
    ),
  };
}
/** Members that tell something of a path that is a span. */
function spanTests(
  tests: Readonly<Record<string, (path: string) => boolean>>,
): Record<string, Implementation> {
  return Object.fromEntries(
    Object.entries(tests).map(([name, test]) => [
      `static bool ${name}(ReadOnlySpan<char> path)`,
      (path: Span<number>) => test(textOfSpan(path)),
    ]),
  );
}

/** `System.IO.Path`. */
export const pathType: TypeDeclaration = declareType('public static class System.IO.Path', () => ({
  'const char DirectorySeparatorChar': 0x2f,
  'const char AltDirectorySeparatorChar': 0x2f,
  'const char PathSeparator': 0x3a,
  'const char VolumeSeparatorChar': 0x2f,
  'static string? ChangeExtension(string? path, string? extension)': changeExtension,
  'static string Combine(string path1, string path2)': (a: Text, b: Text) =>
    combine([a, b], ['path1', 'path2']),
  'static string Combine(string path1, string path2, string path3)': (a: Text, b: Text, c: Text) =>
    combine([a, b, c], ['path1', 'path2', 'path3']),
  'static string Combine(string path1, string path2, string path3, string path4)': (
    a: Text,
    b: Text,
    c: Text,
    d: Text,
  ) => combine([a, b, c, d], ['path1', 'path2', 'path3', 'path4']),
  ...paramsMembers('static string Combine(params string[] paths)', (paths: readonly Text[] | null) =>
    combine(notNull(paths, 'paths')),
  ),
  ...spanTests({ EndsInDirectorySeparator: (path) => path.endsWith('/') }),
  'static bool EndsInDirectorySeparator(string? path)': (path: Text) => path?.endsWith('/') ?? false,
  'static string? GetDirectoryName(string? path)': directoryName,
  'static string? GetExtension(string? path)': extension,
  'static string GetRandomFileName()': randomFileName,
  'static string? GetFileName(string? path)': (path: Text) => path && fileName(path),
  'static string? GetFileNameWithoutExtension(string? path)': (path: Text) =>
    path && fileName(path).replace(/\.[^.]*$/, ''),
  'static char[] GetInvalidFileNameChars()': () => charsOfText('\0/'),
  'static char[] GetInvalidPathChars()': () => charsOfText('\0'),
  'static string? GetPathRoot(string? path)': (path: Text) =>
    path ? (path.startsWith('/') ? '/' : '') : null,
  'static string GetRelativePath(string relativeTo, string path)': (from: Text, to: Text) =>
    relativePath(notNull(from, 'relativeTo'), notNull(to, 'path')),
  'static string GetFullPath(string path)': (path: Text) => fullPath(path),
  'static string GetFullPath(string path, string basePath)': (path: Text, basePath: Text) => {
    if (!notNull(basePath, 'basePath').startsWith('/'))
      throw new ArgumentException('Basepath argument is not fully qualified.', 'basePath');
    return notNull(path, 'path') === '' ? basePath! : fullPath(path, basePath!);
  },
  'static string GetTempPath()': () => '/tmp/',
  'static string TrimEndingDirectorySeparator(string path)': (path: Text) =>
    notNull(path, 'path').length > 1 ? path!.replace(/\/$/, '') : path,
  ...spanMembers({
    GetDirectoryName: directoryName,
    GetExtension: extension,
    GetFileName: fileName,
    GetFileNameWithoutExtension: (path) => fileName(path).replace(/\.[^.]*$/, ''),
    GetPathRoot: (path) => (path.startsWith('/') ? '/' : ''),
    TrimEndingDirectorySeparator: (path) => (path.length > 1 ? path.replace(/\/$/, '') : path),
  }),
  'static bool HasExtension(string? path)': (path: Text) => (extension(path) ?? '') !== '',
  'static bool IsPathFullyQualified(string path)': (path: Text) => notNull(path, 'path').startsWith('/'),
  'static bool IsPathRooted(string? path)': (path: Text) => path?.startsWith('/') ?? false,
  ...spanTests({
    HasExtension: (path) => (extension(path) ?? '') !== '',
    IsPathFullyQualified: (path) => path.startsWith('/'),
    IsPathRooted: (path) => path.startsWith('/'),
  }),
  ...joinedSpans(),
  'static string Join(string? path1, string? path2)': (a: Text, b: Text) => join([a, b]),
  'static string Join(string? path1, string? path2, string? path3)': (a: Text, b: Text, c: Text) =>
    join([a, b, c]),
  'static string Join(string? path1, string? path2, string? path3, string? path4)': (
    a: Text,
    b: Text,
    c: Text,
    d: Text,
  ) => join([a, b, c, d]),
  ...paramsMembers('static string Join(params string?[] paths)', (paths: readonly Text[] | null) =>
    join(notNull(paths, 'paths')),
  ),
}));
