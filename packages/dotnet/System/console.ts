// The static class `System.Console`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import type { SpecialType } from '@mockwright/language/metadata/symbol-kinds';
import { coreType, specialType } from '@mockwright/language/runtime/core-types';
import { notNull } from '@mockwright/language/runtime/not-null';
import { currentRun } from '@mockwright/language/runtime/run';
import { textOfSpan } from '@mockwright/language/runtime/span';
import type { Span } from '@mockwright/language/runtime/span';
import { textOf, toText } from '@mockwright/language/runtime/text';
import { checkChars } from '../System.IO/stream.ts';
import { StringReader } from '../System.IO/string-reader.ts';
import type { TextReader } from '../System.IO/text-reader.ts';
import { TextWriter } from '../System.IO/text-writer.ts';
import { encodings } from '../System.Text/encoding/encodings.ts';
import { formatComposite } from './composite-format.ts';
import { paramsMembers } from './spans/params-members.ts';
import { textOfChars } from './text/chars.ts';

/** `Console.Out`. */
class ConsoleWriter extends TextWriter {
  get $type(): NamedType {
    return coreType('System.IO.TextWriter');
  }
  override take(text: string): void {
    currentRun().options.console(text);
  }
}
/** `Console.Error`. */
class ErrorWriter extends ConsoleWriter {
  override take(text: string): void {
    currentRun().options.consoleError(text);
  }
}
/** What a run has set. */
class ConsoleState {
  out: TextWriter = new ConsoleWriter();
  error: TextWriter = new ErrorWriter();
  in: TextReader = new StringReader('');
  foreground = 7;
  background = 0;
  title = '';
  inputEncoding: object | undefined;
  outputEncoding: object | undefined;
}
const states = new WeakMap<object, ConsoleState>();
function state(): ConsoleState {
  let own = states.get(currentRun());
  if (!own) states.set(currentRun(), (own = new ConsoleState()));
  return own;
}
function write(text: string): void {
  const own = states.get(currentRun());
  if (own) own.out.write(text);
  else currentRun().options.console(text);
}
const printed: readonly SpecialType[] = [
  'bool',
  'char',
  'decimal',
  'double',
  'float',
  'int',
  'uint',
  'long',
  'ulong',
];
function declarePrinter(method: string, end: string, special: SpecialType): void {
  console_[`static void ${method}(${special} value)`] = (value: unknown) =>
    write(textOf(value, specialType(special)) + end);
}
const console_: Record<string, Implementation> = {};

function declareValues(method: string, end: string): void {
  for (const special of printed.slice(0, 2)) declarePrinter(method, end, special);
  console_[`static void ${method}(char[]? buffer)`] = (buffer: readonly number[] | null) =>
    write(textOfChars(buffer ?? []) + end);
  console_[`static void ${method}(char[] buffer, int index, int count)`] = (
    buffer: readonly number[] | null,
    index: number,
    count: number,
  ) => {
    checkChars(buffer, index, count);
    write(textOfChars(buffer!.slice(index, index + count)) + end);
  };
  for (const special of printed.slice(2)) declarePrinter(method, end, special);
  console_[`static void ${method}(object? value)`] = (value: unknown) => write(toText(value) + end);
  console_[`static void ${method}(string? value)`] = (value: string | null) => write((value ?? '') + end);
  console_[`static void ${method}(ReadOnlySpan<char> value)`] = (value: Span<number>) =>
    write(textOfSpan(value) + end);
}

function declareFormats(method: string, end: string): void {
  console_[`static void ${method}(string format, object? arg0)`] = (format: string | null, a: unknown) =>
    write(formatComposite(format, [a]) + end);
  console_[`static void ${method}(string format, object? arg0, object? arg1)`] = (
    format: string | null,
    a: unknown,
    b: unknown,
  ) => write(formatComposite(format, [a, b]) + end);
  console_[`static void ${method}(string format, object? arg0, object? arg1, object? arg2)`] = (
    format: string | null,
    a: unknown,
    b: unknown,
    c: unknown,
  ) => write(formatComposite(format, [a, b, c]) + end);
  Object.assign(
    console_,
    paramsMembers(
      `static void ${method}(string format, params object?[]? arg)`,
      (format: string | null, args: readonly unknown[] | null) =>
        write(formatComposite(format, args ?? []) + end),
    ),
  );
}

// In .NET's order, by which wrong arguments are measured.
console_['static void WriteLine()'] = () => write('\n');
declareValues('WriteLine', '\n');
declareFormats('WriteLine', '\n');
declareFormats('Write', '');
declareValues('Write', '');

const streams: Record<string, Implementation> = {
  'static System.IO.TextWriter Out { get; }': () => state().out,
  'static System.IO.TextWriter Error { get; }': () => state().error,
  'static System.IO.TextReader In { get; }': () => state().in,
  'static void SetOut(System.IO.TextWriter newOut)': (writer: TextWriter | null) => {
    state().out = notNull(writer, 'newOut');
  },
  'static void SetError(System.IO.TextWriter newError)': (writer: TextWriter | null) => {
    state().error = notNull(writer, 'newError');
  },
  'static void SetIn(System.IO.TextReader newIn)': (reader: TextReader | null) => {
    state().in = notNull(reader, 'newIn');
  },
  'static int Read()': () => state().in.read(),
  'static string? ReadLine()': () => state().in.readLine(),
};
/** A log has no colours and no title: they are remembered. */
const appearance: Record<string, Implementation> = {
  'static ConsoleColor ForegroundColor { get; set; }': {
    get: () => state().foreground,
    set: (value: number) => (state().foreground = value),
  },
  'static ConsoleColor BackgroundColor { get; set; }': {
    get: () => state().background,
    set: (value: number) => (state().background = value),
  },
  'static System.Text.Encoding InputEncoding { get; set; }': {
    get: () => state().inputEncoding ?? encodings.utf8,
    set: (value: object | null) => (state().inputEncoding = notNull(value, 'value')),
  },
  'static System.Text.Encoding OutputEncoding { get; set; }': {
    get: () => state().outputEncoding ?? encodings.utf8,
    set: (value: object | null) => (state().outputEncoding = notNull(value, 'value')),
  },
  'static void Clear()': () => undefined,
  'static void Beep()': () => undefined,
  'static void ResetColor()': () => {
    const own = state();
    own.foreground = 7;
    own.background = 0;
  },
  'static string Title { get; set; }': {
    get: () => state().title,
    set: (value: string | null) => (state().title = notNull(value, 'value')),
  },
  'static bool IsOutputRedirected { get; }': () => true,
  'static bool IsErrorRedirected { get; }': () => true,
  'static bool IsInputRedirected { get; }': () => true,
};

/** `System.Console`. */
export const consoleType: TypeDeclaration = declareType('public static class System.Console', () => ({
  ...console_,
  ...streams,
  ...appearance,
}));
