// Members that end in `Async`: reading and writing never has to wait, so each does what the one without does.
import type { Implementation } from '@mockwright/language/metadata/declaration';
import { arrayOf } from '@mockwright/language/metadata/symbols';
import type { Type } from '@mockwright/language/metadata/symbols';
import type { SpecialType } from '@mockwright/language/metadata/symbol-kinds';
import { coreType, specialType } from '@mockwright/language/runtime/core-types';
import { notNull } from '@mockwright/language/runtime/not-null';
import { later, laterUnlessCanceled } from '../../System.Threading.Tasks/later-results.ts';
import type { CancellationToken } from '../../System.Threading/cancellation.ts';
import type { JToken } from '../linq/token.ts';
import type { JsonReader } from '../reading/json-reader.ts';
import type { LoadSettings } from '../reading/load-token.ts';

const signature = /^(static |protected )?((?:abstract|virtual) )?([\w?[\]]+) (\w+)\((.*)\)$/;
const token = 'System.Threading.CancellationToken cancellationToken';

const structs: ReadonlySet<string> = new Set([
  'int',
  'double',
  'bool',
  'decimal',
  'DateTime',
  'DateTimeOffset',
]);
/** The type of what a task gives; undefined where it gives nothing. */
function resultType(name: string): Type | undefined {
  if (name === 'void') return undefined;
  if (name.endsWith('?')) {
    const type = resultType(name.slice(0, -1))!;
    return structs.has(name.slice(0, -1)) ? coreType('System.Nullable', 1).construct([type]) : type;
  }
  if (name.endsWith('[]')) return arrayOf(resultType(name.slice(0, -2))!);
  if (/^J[A-Z]/.test(name)) return coreType(`Newtonsoft.Json.Linq.${name}`);
  return /^[a-z]/.test(name) ? specialType(name as SpecialType) : coreType(`System.${name}`);
}

/**
 * The asynchronous twins of methods: `bool Read()` gives `Task<bool> ReadAsync(CancellationToken cancellationToken = default)`.
 * @param isWanted whether the method of that name has one
 * @param throwsAtOnce whether a mistake is thrown by the call itself, and not by waiting for its task
 */
export function asyncMembers(
  members: Readonly<Record<string, Implementation>>,
  isWanted: (name: string) => boolean,
  throwsAtOnce = false,
): Record<string, Implementation> {
  const twins: Record<string, Implementation> = {};
  for (const [text, implementation] of Object.entries(members)) {
    const [, access = '', virtual, result = '', name = '', parameters = ''] = signature.exec(text) ?? [];
    if (typeof implementation !== 'function' || !isWanted(name)) continue;
    const call = implementation as (...args: readonly unknown[]) => unknown;
    const task = `System.Threading.Tasks.Task${result === 'void' ? '' : `<${result}>`}`;
    const all = parameters === '' ? token : `${parameters}, ${token}`;
    const modifiers = virtual === undefined ? access : `${access}virtual `;
    twins[`${modifiers}${task} ${name}Async(${all} = default)`] = (...args: readonly unknown[]) => {
      const cancellation = args.at(-1) as CancellationToken;
      const work = (): unknown => call(...args.slice(0, -1));
      if (!throwsAtOnce || cancellation.isCancelled)
        return laterUnlessCanceled(work, cancellation, resultType(result));
      const value = work();
      return later(() => value, resultType(result));
    };
  }
  return twins;
}

/** `Load` and its like, both ways: from a reader, and with settings. */
export function loadMembers(
  type: string,
  name: string,
  load: (reader: JsonReader, settings?: LoadSettings) => JToken,
  checked: (reader: JsonReader | null) => JsonReader = (reader) => notNull(reader, 'reader'),
): Record<string, Implementation> {
  const members: Record<string, Implementation> = {
    [`static ${type} ${name}(JsonReader reader)`]: (reader: JsonReader | null) => load(checked(reader)),
    [`static ${type} ${name}(JsonReader reader, JsonLoadSettings? settings)`]: (
      reader: JsonReader | null,
      settings: LoadSettings | null,
    ) => load(checked(reader), settings ?? undefined),
  };
  return { ...members, ...asyncMembers(members, () => true) };
}
