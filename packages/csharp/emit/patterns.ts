// Patterns: tests of a value that has a name, as conditions that assign variables on the way.
import type { ConstantValue } from '@mockwright/language/metadata/declaration';
import { erase } from '@mockwright/language/metadata/symbols';
import type { MethodSymbol, NamedType, PropertySymbol, Type } from '@mockwright/language/metadata/symbols';
import type { SpecialType } from '@mockwright/language/metadata/symbol-kinds';
import { needsBox } from '@mockwright/language/runtime/casting';
import type {
  BoundDeclarationPattern,
  BoundExpression,
  BoundListPattern,
  BoundPattern,
  BoundPlaceholder,
  BoundRecursivePattern,
} from '../binding/bound-tree/bound-nodes.ts';
import { patternOperands } from '../binding/bound-tree/pattern-operands.ts';
import type { LocalSymbol } from '../symbols/local-symbols.ts';
import { isSpan, isNullable, isReferenceType, isVoid, stripNullable } from '../symbols/type-extensions.ts';
import { callCode } from './calls.ts';
import type { FunctionScope } from './function-scope.ts';
import { storageCode } from './lvalues.ts';
import { comparison, numberSpecial } from './numeric.ts';
import { tupleElement } from './operators.ts';
import { memberOf, dagTemp } from './dag-temps.ts';
import { constantCode, copyCode } from './values.ts';

/** @param value a name, or another expression that can be repeated */
export function emitPattern(scope: FunctionScope, node: BoundPattern, value: string): string {
  switch (node.kind) {
    case 'DiscardPattern':
      return 'true';
    case 'ConstantPattern':
      return constantTest(scope, node.value, node.type, node.inputType, value);
    case 'RelationalPattern':
      return relationalTest(scope, node.operator, node.value, node.type, node.inputType, value);
    case 'DeclarationPattern':
      return declarationTest(scope, node, value);
    case 'NotPattern':
      return `(!${wholePattern(scope, node.operand, value)})`;
    case 'BinaryPattern':
      return `(${patternOperands(node)
        .map((operand) => scope.areas.pattern(scope, operand, value))
        .join(node.operator === 'and' ? ' && ' : ' || ')})`;
    case 'RecursivePattern':
      return recursiveTest(scope, node, value);
    case 'ListPattern':
      return listTest(scope, node, value);
  }
}

/**
 * A pattern that matches or does not as a whole: only where it does are variables assigned that can be read where it
 * does not, which are those of the script.
 */
export function wholePattern(scope: FunctionScope, node: BoundPattern, value: string): string {
  const outer = scope.lateAssignments;
  // What a declaration pattern assigns, it assigns last.
  const late: string[] | undefined = node.kind === 'DeclarationPattern' ? undefined : [];
  scope.lateAssignments = late;
  const test = scope.areas.pattern(scope, node, value);
  scope.lateAssignments = outer;
  return late === undefined || late.length === 0 ? test : `(${test} && (${late.join(', ')}, true))`;
}

/** Whether values of that static type are in boxed form. */
function isBoxed(type: Type): boolean {
  return (
    type.kind === 'dynamic' ||
    type.kind === 'interface' ||
    type.special === 'object' ||
    (type.kind === 'class' && (type.name === 'ValueType' || type.name === 'Enum'))
  );
}

function constantTest(
  scope: FunctionScope,
  constant: ConstantValue,
  type: Type,
  inputType: Type,
  value: string,
): string {
  if (constant === null) return `(${value} === null)`;
  const code = constantCode(scope, constant);
  const input = stripNullable(erase(inputType));
  if (input.kind === 'typeParameter')
    return `$r.objectEquals($r.box(${value}, ${scope.typeCode(input)}), ${boxedConstant(scope, code, type)})`;
  if (isSpan(input)) return `(${value}.$toString() === ${code})`;
  if (isBoxed(input)) {
    const special = type.special;
    if (special === 'int' || special === 'long') return `($r.bare(${value}) === ${code})`;
    if (special === 'bool' || special === 'string') return `(${value} === ${code})`;
    return `$r.objectEquals(${value}, ${boxedConstant(scope, code, type)})`;
  }
  const special = numberSpecial(type) ?? 'int';
  if (special === 'decimal')
    return isNullable(inputType)
      ? `(${value} !== null && ${value}.equals(${code}))`
      : `${value}.equals(${code})`;
  if (typeof constant === 'number' && Number.isNaN(constant)) return `(${value} !== ${value})`;
  return `(${value} === ${code})`;
}

function boxedConstant(scope: FunctionScope, code: string, type: Type): string {
  const natural = stripNullable(erase(type));
  return 'isValueType' in natural && natural.isValueType && needsBox(natural)
    ? `new $r.Box(${scope.typeCode(natural)}, ${code})`
    : code;
}

function relationalTest(
  scope: FunctionScope,
  operator: string,
  constant: ConstantValue,
  type: Type,
  inputType: Type,
  value: string,
): string {
  const code = constantCode(scope, constant);
  const special: SpecialType = numberSpecial(stripNullable(type)) ?? 'int';
  const input = erase(inputType);
  if (isBoxed(input) || input.kind === 'typeParameter') {
    const boxed = input.kind === 'typeParameter' ? `$r.box(${value}, ${scope.typeCode(input)})` : value;
    return `($r.isInstance(${boxed}, ${scope.typeCode(type)}) && ${comparison(operator, special, `$r.cast(${boxed}, ${scope.typeCode(type)})`, code)})`;
  }
  const test = comparison(operator, special, value, code);
  return isNullable(input) ? `(${value} !== null && ${test})` : test;
}

/** The code that assigns a pattern's variable; true as a condition. */
function assign(scope: FunctionScope, local: LocalSymbol, code: string): string {
  const target = storageCode(scope, local);
  if (!scope.lateAssignments || !scope.program.scriptVariables.has(local))
    return `(${target} = ${code}, true)`;
  const temp = scope.temp();
  scope.lateAssignments.push(`${target} = ${temp}`);
  return `(${temp} = ${code}, true)`;
}

/** A test for a type, and the value in the form of that type. */
function typeTest(
  scope: FunctionScope,
  type: Type,
  inputType: Type,
  value: string,
): { readonly test: string; readonly natural: string } {
  const target = erase(stripNullable(type));
  const input = erase(inputType);
  if (isVoid(input)) return { test: 'false', natural: value };
  if (
    target === erase(stripNullable(input)) ||
    (isReferenceType(input) && input.kind !== 'typeParameter' && !isBoxed(input) && isDerived(input, target))
  ) {
    const canBeNull = isReferenceType(input) || isNullable(input) || input.kind === 'typeParameter';
    return { test: canBeNull ? `(${value} !== null)` : 'true', natural: value };
  }
  const boxed =
    input.kind === 'typeParameter' || ('isValueType' in input && input.isValueType)
      ? `$r.box(${value}, ${scope.typeCode(input)})`
      : value;
  const isValue = target.kind === 'typeParameter' || ('isValueType' in target && target.isValueType);
  switch (target.special) {
    case 'int':
      return bareTest(scope, boxed, 'number');
    case 'long':
      return bareTest(scope, boxed, 'bigint');
    case 'bool':
      return { test: `(typeof ${boxed} === "boolean")`, natural: boxed };
    case 'string':
      return { test: `(typeof ${boxed} === "string")`, natural: boxed };
    case 'object':
      return { test: `(${boxed} !== null)`, natural: boxed };
    default: {
      const names = scope.program.typeNames(target);
      if (names && target.kind === 'class' && !('typeArguments' in target && target.typeArguments.length > 0))
        return { test: `(${boxed} instanceof ${names.className})`, natural: boxed };
      const typeCode = scope.typeCode(target);
      return {
        test: `$r.isInstance(${boxed}, ${typeCode})`,
        natural: isValue ? `$r.cast(${boxed}, ${typeCode})` : boxed,
      };
    }
  }
}

/** A test for a type whose values are boxed only by programs that tell boxes apart. */
function bareTest(
  scope: FunctionScope,
  boxed: string,
  form: string,
): { readonly test: string; readonly natural: string } {
  const bare = scope.temp();
  return { test: `(typeof (${bare} = $r.bare(${boxed})) === "${form}")`, natural: bare };
}

function isDerived(type: Type, base: Type): boolean {
  if (type.kind !== 'class') return false;
  for (let at = type.baseType; at; at = at.baseType) if (at === base) return true;
  return false;
}

function declarationTest(scope: FunctionScope, node: BoundDeclarationPattern, value: string): string {
  if (node.isVar)
    return node.local ? assign(scope, node.local, copyCode(scope, value, node.inputType)) : 'true';
  const { test, natural } = typeTest(scope, node.type, node.inputType, value);
  if (!node.local) return test;
  const assigned = assign(scope, node.local, copyCode(scope, natural, node.type));
  return test === 'true' ? assigned : `(${test} && ${assigned})`;
}

function recursiveTest(scope: FunctionScope, node: BoundRecursivePattern, value: string): string {
  const { test, natural } = typeTest(scope, node.type, node.inputType, value);
  const tests = test === 'true' ? [] : [test];
  const name = named(scope, value, node.type, natural, tests);
  scope.program.placeholders.set(node.value, name);
  const { positional } = node;
  if (positional && node.type.kind === 'interface' && !positional.method)
    tests.push(...tupleItems(scope, node, name));
  else if (positional) {
    const taking = positional.method && deconstructed(scope, node, name);
    if (!positional.method)
      for (const [index, { element }] of positional.elements.entries())
        scope.program.placeholders.set(element, tupleElement(name, index));
    const parts = positional.elements.map(({ element, pattern }) =>
      scope.areas.pattern(scope, pattern, scope.program.placeholders.get(element)!),
    );
    if (taking && parts.some((part) => part !== 'true')) tests.push(taking);
    tests.push(...parts);
  }
  for (const { access, pattern } of node.properties) {
    const what = [typeWith(node, access), memberOf(access)];
    const part = dagTemp(scope, name, what, access.kind === 'PropertyAccess');
    const inside = scope.areas.pattern(scope, pattern, part.name);
    if (inside !== 'true') tests.push(`(${part.read(scope.emit(access))}, ${inside})`);
  }
  if (node.local) tests.push(assign(scope, node.local, copyCode(scope, name, node.type)));
  const all = tests.filter((each) => each !== 'true');
  return all.length === 0 ? 'true' : `(${all.join(' && ')})`;
}

/** A name for the value in the form of its type; where it has none yet, one more test gives it. */
function named(scope: FunctionScope, value: string, type: Type, natural: string, tests: string[]): string {
  if (/^[\w$.]+$/.test(natural)) return natural;
  const form = dagTemp(scope, value, [type], false);
  tests.push(`(${form.read(natural)}, true)`);
  return form.name;
}

/** The type as which a member is read: that of the value itself where it has the member. */
function typeWith({ type, inputType }: BoundRecursivePattern, access: BoundExpression): Type {
  const container = access.kind === 'PropertyAccess' ? access.property.containingType : undefined;
  return container && (inputType === container || isDerived(inputType, container)) ? inputType : type;
}

/** The length of any tuple, then its elements, boxed, one after the other as far as they are looked at. */
function tupleItems(scope: FunctionScope, node: BoundRecursivePattern, name: string): string[] {
  const { elements } = node.positional!;
  const face = node.type as NamedType;
  const getter = (member: string): MethodSymbol => (face.members(member)[0] as PropertySymbol).getMethod!;
  const read = (member: string, args: readonly string[]): string =>
    callCode(scope, getter(member), node.value, name, args, node.span);
  const tests = [`(${read('Length', [])} === ${elements.length})`];
  for (const [index, { element, pattern }] of elements.entries()) {
    const item = scope.temp();
    scope.program.placeholders.set(element, item);
    const test = scope.areas.pattern(scope, pattern, item);
    if (test !== 'true') tests.push(`(${item} = ${read('this[]', [String(index)])}, ${test})`);
  }
  return tests;
}

/** Calls `Deconstruct`; its results are the placeholders of the elements. */
function deconstructed(scope: FunctionScope, node: BoundRecursivePattern, name: string): string {
  const { method, elements } = node.positional!;
  const cells = elements.map(({ element }, index) => {
    const cell = dagTemp(scope, name, [node.type, method, index], index === 0);
    scope.program.placeholders.set(element, `${cell.name}.v`);
    return cell;
  });
  const names = cells.map((cell) => cell.name);
  const call = method!.isStatic
    ? callCode(scope, method!, null, undefined, [name, ...names], node.span)
    : callCode(scope, method!, node.value, name, names, node.span);
  const [first, ...others] = cells;
  const setup = others.map((cell) => cell.read('{ v: undefined }'));
  return first ? `(${first.read(['{ v: undefined }', ...setup, call].join(', '))}, true)` : `(${call}, true)`;
}

function listTest(scope: FunctionScope, node: BoundListPattern, value: string): string {
  const { placeholders } = scope.program;
  const { test, natural } = typeTest(scope, node.type, node.inputType, value);
  const tests = test === 'true' ? [] : [test];
  const name = named(scope, value, node.type, natural, tests);
  const lengthIsKept = node.length.kind === 'PropertyAccess';
  const lengthTemp = dagTemp(scope, name, [node.type, memberOf(node.length)], lengthIsKept);
  const length = lengthTemp.name;
  placeholders.set(node.value, name);
  const { slice, elements } = node;
  const needed = elements.length;
  if (!slice || slice.pattern || needed > 0)
    tests.push(`(${lengthTemp.read(scope.emit(node.length))}, ${length} ${slice ? '>=' : '==='} ${needed})`);
  for (let index = 0; index <= needed; index++) {
    if (slice && index === slice.at && slice.pattern && slice.access)
      tests.push(
        ...sliceTest(scope, slice.pattern, slice.access, slice.placeholders, index, `${length} - ${needed}`),
      );
    const pattern = elements[index];
    if (!pattern) continue;
    const offset = scope.temp();
    placeholders.set(node.indexPlaceholder, offset);
    const isFromEnd = slice !== undefined && index >= slice.at;
    const access = (isFromEnd ? node.accessFromEnd : undefined) ?? node.access;
    const distance = isFromEnd ? needed - index : index;
    const at = isFromEnd && access === node.access ? `${length} - ${distance}` : String(distance);
    const what = [node.type, memberOf(access), isFromEnd ? -distance : distance];
    const part = dagTemp(scope, name, what, access.kind === 'PropertyAccess');
    const inside = scope.areas.pattern(scope, pattern, part.name);
    if (inside !== 'true') tests.push(`(${offset} = ${at}, ${part.read(scope.emit(access))}, ${inside})`);
  }
  if (node.local) tests.push(assign(scope, node.local, name));
  return tests.length === 0 ? 'true' : `(${tests.join(' && ')})`;
}

/** The pattern after `..`, tried on the part in the middle; nothing where any part will do. */
function sliceTest(
  scope: FunctionScope,
  pattern: BoundPattern,
  access: BoundExpression,
  placeholders: readonly [BoundPlaceholder, BoundPlaceholder],
  start: number,
  length: string,
): readonly string[] {
  const count = scope.temp();
  scope.program.placeholders.set(placeholders[0], String(start));
  scope.program.placeholders.set(placeholders[1], count);
  const part = scope.temp();
  const inside = scope.areas.pattern(scope, pattern, part);
  return inside === 'true' ? [] : [`(${count} = ${length}, ${part} = ${scope.emit(access)}, ${inside})`];
}
