// The static class `System.Diagnostics.Debug` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Accessors, Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { currentRun } from '@mockwright/language/runtime/run';

/** What a run has set; `Debug` and `Trace` share it. */
interface Settings {
  indentLevel: number;
  indentSize: number;
  useGlobalLock: boolean;
}
const settings = new WeakMap<object, Settings>();
/** The settings of `Debug` and `Trace` in the run. */
export function setting(): Settings {
  let own = settings.get(currentRun());
  if (!own) settings.set(currentRun(), (own = { indentLevel: 0, indentSize: 4, useGlobalLock: true }));
  return own;
}
const number = (name: 'indentLevel' | 'indentSize'): Accessors => ({
  get: () => setting()[name],
  set: (value: number) => {
    setting()[name] = Math.max(0, value);
  },
});
const indent = (by: number) => (): void => {
  const own = setting();
  own.indentLevel = Math.max(0, own.indentLevel + by);
};
/** What the members do that write to listeners: nobody listens. */
export const nothing = (): void => undefined;

const messages = [
  'string? message',
  'object? value',
  'string? message, string? category',
  'object? value, string? category',
];
const asserted = [
  'bool condition',
  'bool condition, string? message',
  'bool condition, string? message, string? detailMessage',
];
const failures = ['string? message', 'string? message, string? detailMessage'];

/** The members that both classes have, each under the symbol. */
export function members(symbol: 'DEBUG' | 'TRACE', own: readonly string[]): Record<string, Implementation> {
  const conditional = `[Conditional("${symbol}")] static void`;
  const ignored = [
    ...messages.flatMap((parameters) => [
      `Write(${parameters})`,
      `WriteLine(${parameters})`,
      `WriteIf(bool condition, ${parameters})`,
      `WriteLineIf(bool condition, ${parameters})`,
    ]),
    ...asserted.map((parameters) => `Assert(${parameters})`),
    ...failures.map((parameters) => `Fail(${parameters})`),
    'Flush()',
    'Close()',
    ...own,
  ];
  return {
    ...Object.fromEntries(ignored.map((signature) => [`${conditional} ${signature}`, nothing])),
    [`${conditional} Indent()`]: indent(1),
    [`${conditional} Unindent()`]: indent(-1),
    'static bool AutoFlush { get; set; }': { get: () => true, set: nothing },
    'static int IndentLevel { get; set; }': number('indentLevel'),
    'static int IndentSize { get; set; }': number('indentSize'),
  };
}

/** `System.Diagnostics.Debug`. */
export const debugType: TypeDeclaration = declareType('public static class System.Diagnostics.Debug', () =>
  members('DEBUG', [
    'Print(string? message)',
    'Print(string format, params object?[] args)',
    'WriteLine(string format, params object?[] args)',
    'Assert(bool condition, string? message, string detailMessageFormat, params object?[] args)',
  ]),
);
