// The values that options can have: conditions, policies, indentation.
import { ArgumentNullException, ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { notNull } from '@mockwright/language/runtime/not-null';
import { JsonNamingPolicy } from '../System.Text.Json/json-naming-policy.ts';
import { camelCase, payForLetter } from '../values/camel-case.ts';
import { spendElements } from '@mockwright/language/runtime/run';
import { ReferenceHandler } from './reference-handler.ts';

/** `URLValue2Go` → `url_value2_go`. @throws {ArgumentNullException} */
function separated(given: string | null, separator: string, upper: boolean): string {
  const name = notNull(given, 'name');
  let result = '';
  let state: 'start' | 'upper' | 'lower' | 'space' = 'start';
  spendElements(name.length);
  const chars = Array.from(name);
  chars.forEach((char, index) => {
    payForLetter(index);
    if (/\p{Lu}/u.test(char)) {
      if (
        state === 'lower' ||
        state === 'space' ||
        (state === 'upper' && /\p{Ll}/u.test(chars[index + 1] ?? ''))
      )
        result += separator;
      result += upper ? char : char.toLowerCase();
      state = 'upper';
    } else if (/[\p{Ll}\p{Nd}]/u.test(char)) {
      if (state === 'space') result += separator;
      result += upper ? char.toUpperCase() : char;
      state = 'lower';
    } else if (/\p{Zs}/u.test(char)) {
      if (state !== 'start') state = 'space';
    } else {
      result += char;
      state = 'start';
    }
  });
  return result;
}
type PolicyName = 'CamelCase' | 'SnakeCaseLower' | 'SnakeCaseUpper' | 'KebabCaseLower' | 'KebabCaseUpper';

/** The naming policies of the library. */
export const policies: Readonly<Record<PolicyName, JsonNamingPolicy>> = {
  CamelCase: new JsonNamingPolicy(camelCase),
  SnakeCaseLower: new JsonNamingPolicy((name) => separated(name, '_', false)),
  SnakeCaseUpper: new JsonNamingPolicy((name) => separated(name, '_', true)),
  KebabCaseLower: new JsonNamingPolicy((name) => separated(name, '-', false)),
  KebabCaseUpper: new JsonNamingPolicy((name) => separated(name, '-', true)),
};

/** `JsonIgnoreCondition`. */
export const ignoreConditions = {
  Never: 0,
  Always: 1,
  WhenWritingDefault: 2,
  WhenWritingNull: 3,
  WhenWriting: 4,
  WhenReading: 5,
} as const;
/** `JsonNumberHandling`. */
export const numberHandlings = {
  Strict: 0,
  AllowReadingFromString: 1,
  WriteAsString: 2,
  AllowNamedFloatingPointLiterals: 4,
} as const;

/** `ReferenceHandler.IgnoreCycles`. */
export const ignoreCycles: ReferenceHandler = new ReferenceHandler();
/** `ReferenceHandler.Preserve`. */
export const preserve: ReferenceHandler = new ReferenceHandler();

/**
 * What options of writers may be: the one rule for those of a serializer too.
 * @throws {ArgumentOutOfRangeException}
 */
export function checkIndentation(name: string, value: unknown): void {
  if (name === 'IndentCharacter' && value !== 32 && value !== 9)
    throw new ArgumentOutOfRangeException(
      'value',
      'Supported indentation characters are space and horizontal tab.',
    );
  if (name === 'IndentSize' && ((value as number) < 0 || (value as number) > 127))
    throw new ArgumentOutOfRangeException('value', 'Indentation size must be between 0 and 127.');
  if (name !== 'NewLine') return;
  if (value === null) throw new ArgumentNullException('value');
  if (value !== '\n' && value !== '\r\n')
    throw new ArgumentOutOfRangeException('value', 'New line can be only "\\n" or "\\r\\n".');
}
/** How indented JSON looks. */
export interface Indentation {
  readonly unit: string;
  readonly newLine: string;
}
/** How `WriteIndented` indents without further options. */
export const usualIndentation: Indentation = { unit: '  ', newLine: '\n' };
