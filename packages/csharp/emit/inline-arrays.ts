// Inline arrays as JavaScript classes: objects with one array, whose first element is the declared field.
import type { InlineArray } from '../symbols/inline-arrays.ts';
import type { FunctionScope } from './function-scope.ts';
import { methodName } from './js-text.ts';
import { instanceFields } from './type-context.ts';
import type { TypeContext } from './type-context.ts';
import { copyCode, defaultCode } from './values.ts';

/** Gives a new object its elements. */
export function inlineArrayDefaults(scope: FunctionScope, { length, element }: InlineArray): string {
  const type = scope.typeCode(element);
  const value = defaultCode(scope, element);
  const items = scope.program.isCopied(element)
    ? `$r.newArrayOf(${length}, ${type}, () => ${value})`
    : `$r.newArray(${length}, ${type}, ${value})`;
  return `${scope.thisName}.$items = ${items};\n`;
}

/** The field, copies, assignment to `this`; the equality that structs have by themselves is refused. */
export function inlineArrayMembers(
  context: TypeContext,
  scope: FunctionScope,
  { element }: InlineArray,
  hasEquals: boolean,
  hasHash: boolean,
): string[] {
  const { className, isGeneric } = context;
  const [field] = instanceFields(context);
  const name = methodName(field!.key ?? field!.name);
  const copied = copyCode(scope, 'this.$items[$i]', element);
  return [
    `get ${name}() {\nreturn this.$items[0];\n}\n`,
    `set ${name}($v) {\nthis.$items[0] = $v;\n}\n`,
    `$copy() {\nconst $c = new ${className}(${isGeneric ? 'this.$type' : ''});\nfor (let $i = 0; $i < $c.$items.length; $i++) $c.$items[$i] = ${copied};\nreturn $c;\n}\n`,
    `$assign($v) {\nfor (let $i = 0; $i < this.$items.length; $i++) this.$items[$i] = $v.$items[$i];\nreturn this;\n}\n`,
    ...(hasEquals ? [] : ['$equals() {\nreturn $r.incomparable();\n}\n']),
    ...(hasHash ? [] : ['$hash() {\nreturn $r.incomparable();\n}\n']),
  ];
}
