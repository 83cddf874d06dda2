// Where a reader or writer stands: paths such as `a.b[2]['c d']`, and how error messages tell them.
import { spend, spendSize } from '@mockwright/language/runtime/run';

/** `IJsonLineInfo`. */
export interface LineInfo {
  hasLineInfo(): boolean;
  readonly lineNumber: number;
  readonly linePosition: number;
}

/** What a level of a path is; the numbers are .NET's `JsonContainerType`. */
export const ContainerType = { None: 0, Object: 1, Array: 2, Constructor: 3 } as const;
/** One of {@link ContainerType}. */
export type ContainerTypeValue = (typeof ContainerType)[keyof typeof ContainerType];

/** One level: in an object the current property's name, in an array or constructor the current index. */
export interface PathLevel {
  type: ContainerTypeValue;
  index: number;
  name: string | null;
}

/** A level entered just now. */
export function newLevel(type: ContainerTypeValue): PathLevel {
  return { type, index: -1, name: null };
}

const special = /[. '/"[\]()\t\n\r\f\b\\\u0085\u2028\u2029]/;
const unsafeInQuotes = /['\\\t\n\r\f\b\u0085\u2028\u2029]/g;
const shortEscapes: Readonly<Record<string, string>> = {
  "'": "\\'",
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
  '\f': '\\f',
  '\b': '\\b',
};

/** Adds `.name` to a path, `['na me']` where the name has characters that a plain one cannot have. */
export function appendName(path: string, name: string): string {
  spendSize(name.length);
  if (special.test(name)) {
    const escaped = name.replace(
      unsafeInQuotes,
      (c) => shortEscapes[c] ?? `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
    return `${path}['${escaped}']`;
  }
  return path === '' ? name : `${path}.${name}`;
}

/** The text of a path. */
export function pathOf(levels: readonly PathLevel[], last?: PathLevel): string {
  spend(levels.length);
  let path = '';
  const add = (level: PathLevel): void => {
    if (level.type === ContainerType.Object) {
      if (level.name !== null) path = appendName(path, level.name);
    } else if (level.type !== ContainerType.None && level.index >= 0) {
      path += `[${level.index}]`;
    }
  };
  levels.forEach(add);
  if (last) add(last);
  return path;
}

/** `… Path 'a.b', line 1, position 5.`, as all errors of Newtonsoft.Json end. */
export function positionMessage(lines: LineInfo | null, path: string, message: string): string {
  let text = message;
  if (!text.endsWith('\n')) {
    text = text.trim();
    if (!text.endsWith('.')) text += '.';
    text += ' ';
  }
  text += `Path '${path}'`;
  if (lines?.hasLineInfo()) text += `, line ${lines.lineNumber}, position ${lines.linePosition}`;
  return `${text}.`;
}
