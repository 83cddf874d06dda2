// Members that the compiler gives records: equality, text, copies, `Deconstruct`.
import type { MethodSymbol, NamedType } from '@mockwright/language/metadata/symbols';
import type { SynthesizedMember } from '../binding/bound-tree/bound-nodes.ts';
import { isCopyConstructor } from '../binding/lookup/copy-constructor.ts';
import { fuelCheck } from './functions.ts';
import { copyMethod, member, methodName, quote } from './js-text.ts';
import { instanceFields, memberScope } from './type-context.ts';
import type { FunctionScope } from './function-scope.ts';
import type { TypeContext } from './type-context.ts';
import { cloneMethod, hashOf, memberwiseCopy, sameParts, scopedReturn, valueText } from './value-parts.ts';
import { copyCode } from './values.ts';

type RecordPart = SynthesizedMember & { readonly kind: 'record' };

/** Where the code of a type goes: methods of its class, functions beside it, links of symbols to code. */
interface TypeCode {
  readonly methods: string[];
  readonly functions: string[];
  readonly links: string[];
}

/** The members that the author did not write. */
export function recordMembers(context: TypeContext, part: RecordPart, code: TypeCode): void {
  const made = new Set(part.members);
  equality(context, part, made, code);
  text(context, part, made, code);
  if (context.type.kind !== 'struct') code.methods.push(cloneCode(context));
  if (part.deconstruct) deconstruct(context, part.deconstruct, code);
}

type MemberNames = ReadonlySet<RecordPart['members'][number]>;

function link({ program }: TypeContext, { links }: TypeCode, method: MethodSymbol, key: string): void {
  links.push(`$r.linkInstance(${program.constant(method)}, ${quote(key)});\n`);
}

/** The record that this one is derived from. */
const parentOf = ({ type }: TypeContext): NamedType | undefined =>
  type.baseType?.flags.isRecord ? type.baseType : undefined;

function equality(context: TypeContext, part: RecordPart, made: MemberNames, code: TypeCode): void {
  const { type, className } = context;
  const { methods } = code;
  const isStruct = type.kind === 'struct';
  const parent = parentOf(context);
  const compared = part.compared.map((field) => ({ key: field.key ?? field.name, type: field.type }));
  const same = [
    ...(parent ? ['super.$same($o)'] : isStruct ? [] : ['this.$type === $o.$type']),
    ...sameParts(compared, '$o'),
  ];
  const equals = equalsOf(type);
  const equalsKey = equals?.key;
  const test =
    !made.has('Equals') && equalsKey !== undefined
      ? `${className}.prototype${member(equalsKey)}.call(this, $o)`
      : same.join(' && ') || 'true';
  methods.push(`$same($o) {\n${fuelCheck}return ${test};\n}\n`);
  if (made.has('Equals') && equals && equalsKey !== undefined) {
    methods.push(
      `${methodName(equalsKey)}($o) {\nreturn ${isStruct ? '' : '$o !== null && '}this.$same($o);\n}\n`,
    );
    link(context, code, equals, equalsKey);
  }
  const inherited = parent && equalsOf(parent)?.key;
  if (inherited !== undefined) methods.push(`${methodName(inherited)}($o) {\nreturn this.$equals($o);\n}\n`);
  const own = equalsKey === undefined ? 'this.$same($o)' : `this${member(equalsKey)}($o)`;
  methods.push(`$equals($o) {\nreturn $o instanceof ${className} && ${own};\n}\n`);
  if (made.has('GetHashCode'))
    methods.push(`$hash() {\n${fuelCheck}return ${hashOf(compared, parent ? 'super.$hash()' : '23')};\n}\n`);
  if (made.has('op_Equality')) equalityOperators(context, equalsKey, code);
}

function equalityOperators(
  { program, type }: TypeContext,
  equalsKey: string | undefined,
  { functions, links }: TypeCode,
): void {
  const equal = equalsKey === undefined ? '$a.$equals($b)' : `$a${member(equalsKey)}($b)`;
  const test =
    type.kind === 'struct' ? '$a.$equals($b)' : `($a === $b || ($a !== null && $b !== null && ${equal}))`;
  for (const [name, result] of [
    ['op_Equality', ''],
    ['op_Inequality', '!'],
  ] as const) {
    const operator = ownMethod(type, name);
    const form = operator && program.methods.get(operator);
    if (form?.kind !== 'function') continue;
    functions.push(`function ${form.name}($a, $b) {\nreturn ${result}${test};\n}\n`);
    links.push(`${program.constant(operator)}.implementation = ${form.name};\n`);
  }
}

function text(context: TypeContext, part: RecordPart, made: MemberNames, code: TypeCode): void {
  const { type, className } = context;
  const { methods } = code;
  const print = ownMethod(type, 'PrintMembers');
  const scope = memberScope(context, false);
  const shown = part.printed
    .map((printed, index) => {
      const value =
        printed.kind === 'field'
          ? `this${member(printed.key ?? printed.name)}`
          : `this${member(printed.getMethod!.key!)}()${printed.getMethod!.refKind === 'none' ? '' : '.v'}`;
      return `${quote(`${index > 0 ? ', ' : ''}${printed.name} = `)} + ${valueText(scope, value, printed.type)}`;
    })
    .join(' + ');
  if (made.has('PrintMembers') || !print) {
    const own = shown === '' ? '""' : shown;
    const all = parentOf(context) ? `$r.joinParts(super.$print(), ${own})` : own;
    methods.push(`$print() {\n${fuelCheck}${scopedReturn(scope, all)}}\n`);
    if (print?.key !== undefined) {
      methods.push(
        `${methodName(print.key)}($b) {\nconst $s = ${className}.prototype.$print.call(this);\n$r.appendText($b, $s);\nreturn $s !== "";\n}\n`,
      );
      link(context, code, print, print.key);
    }
  } else if (print.key !== undefined)
    methods.push(
      `$print() {\nreturn $r.printedText(($b) => ${className}.prototype${member(print.key)}.call(this, $b));\n}\n`,
    );
  if (made.has('ToString'))
    methods.push(
      `$toString() {\nconst $s = this.$print();\nreturn ${quote(`${type.name} { `)} + $s + ($s === "" ? "}" : " }");\n}\n`,
    );
}

function deconstruct(
  context: TypeContext,
  { method, properties }: NonNullable<RecordPart['deconstruct']>,
  code: TypeCode,
): void {
  if (method.key === undefined) return;
  const names = properties.map((_, index) => `$p${index}`);
  const body = properties
    .map((property, index) => `${names[index]!}.v = this${member(property.getMethod!.key!)}();\n`)
    .join('');
  code.methods.push(`${methodName(method.key)}(${names.join(', ')}) {\n${body}}\n`);
  link(context, code, method, method.key);
}

/** A record's copy: by the copy constructor where the author wrote one for it or a record that it is derived from. */
function cloneCode(context: TypeContext): string {
  const { program, type, className, isGeneric } = context;
  const written = copyConstructorOf(type);
  const form = written && program.methods.get(written);
  if (form?.kind === 'function')
    return `$clone() {\nreturn ${form.name}(${['this', ...(type.typeParameters.length > 0 ? ['this.$type'] : [])].join(', ')});\n}\n`;
  const parent = parentOf(context);
  const scope = memberScope(context, false);
  const fields = instanceFields(context);
  const own = fields
    .map(({ key, name, type: each }) => {
      const place = member(key ?? name);
      return `this${place} = ${copyCode(scope, `$o${place}`, each)};\n`;
    })
    .join('');
  const inherited = parent ? `this${copyCall(context, parent)}($o);\n` : '';
  const clone = isCopiedByConstructor(parent)
    ? `$clone() {\nconst $c = new ${className}(${isGeneric ? 'this.$type' : ''});\n$c.${copyMethod(className)}(this);\nreturn $c;\n}\n`
    : plainCloneCode(scope, fields, parent !== undefined);
  return `${copyMethod(className)}($o) {\n${inherited}${own}}\n${clone}`;
}

/** The copy of a record without written constructors: of all its parts at once, structs that can change apart. */
function plainCloneCode(
  scope: FunctionScope,
  fields: ReturnType<typeof instanceFields>,
  isDerived: boolean,
): string {
  const copied = fields.filter(({ type }) => scope.program.isCopied(type));
  if (copied.length === 0) return isDerived ? '' : cloneMethod;
  const copies = copied.map(({ key, name, type }) => {
    const place = `$c${member(key ?? name)}`;
    return `${place} = ${copyCode(scope, place, type)};\n`;
  });
  const whole = isDerived ? 'super.$clone()' : memberwiseCopy;
  return `$clone() {\nconst $c = ${whole};\n${copies.join('')}return $c;\n}\n`;
}

/** The method that copies what a record and those it is derived from hold into a new object. */
function copyCall({ program }: TypeContext, { definition }: NamedType): string {
  const written = copyConstructorOf(definition);
  const key = written && program.initializers.get(written);
  return key === undefined ? `.${copyMethod(program.types.get(definition)!.className)}` : member(key);
}

function isCopiedByConstructor(type: NamedType | undefined): boolean {
  for (let at: NamedType | null = type ?? null; at; at = at.baseType)
    if (copyConstructorOf(at.definition)) return true;
  return false;
}

/** The copy constructor that the author wrote. */
const copyConstructorOf = (type: NamedType): MethodSymbol | undefined =>
  ownMethod(type, '.ctor', isCopyConstructor);

function ownMethod(
  type: NamedType,
  name: string,
  test: (method: MethodSymbol) => boolean = () => true,
): MethodSymbol | undefined {
  return type
    .members(name)
    .find((candidate): candidate is MethodSymbol => candidate.kind === 'method' && test(candidate));
}

/** `Equals(R other)` of the record `R`. */
const equalsOf = (type: NamedType): MethodSymbol | undefined =>
  ownMethod(
    type,
    'Equals',
    (method) => method.parameters.length === 1 && method.parameters[0]!.type === type,
  );
