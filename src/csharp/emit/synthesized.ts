// Members that the compiler makes: equality, text and copies of records, structs and anonymous types.
import type { MethodSymbol, NamedType, PropertySymbol, Type } from '../../metadata/symbols.ts';
import type { SynthesizedMember } from '../binding/bound-nodes.ts';
import { specialOf } from '../symbols/type-facts.ts';
import type { FunctionScope } from './function-scope.ts';
import { member, methodName, quote } from './js-text.ts';
import { memberScope } from './type-context.ts';
import type { TypeContext } from './type-context.ts';
import { copyCode } from './values.ts';

type RecordPart = SynthesizedMember & { readonly kind: 'record' };
interface Part {
  readonly key: string;
  readonly type: Type;
}

const directlyCompared = new Set([
  'int',
  'uint',
  'short',
  'ushort',
  'byte',
  'sbyte',
  'char',
  'bool',
  'string',
  'long',
  'ulong',
  'nint',
  'nuint',
]);

/** Whether a part of `this` equals that of `other`. */
function sameParts(parts: readonly Part[], other: string): string[] {
  return parts.map(({ key, type }) => {
    const [left, right] = [`this${member(key)}`, `${other}${member(key)}`];
    return directlyCompared.has(specialOf(type) ?? '')
      ? `${left} === ${right}`
      : `$r.equals(${left}, ${right})`;
  });
}

function hashOf(parts: readonly Part[], start: string): string {
  return parts.reduce((code, { key }) => `$r.combineHashes(${code}, $r.hash(this${member(key)}))`, start);
}

function ownFields({ declaration }: TypeContext): Part[] {
  return declaration.fields
    .filter(({ field }) => !field.isStatic && !field.constant)
    .map(({ field }) => ({ key: field.key ?? field.name, type: field.type }));
}

// -------- structs

/** Copies, assignment to `this`, and the equality that structs have by themselves. */
export function structMembers(
  context: TypeContext,
  methods: string[],
  hasEquals: boolean,
  hasHash: boolean,
): void {
  const scope = memberScope(context, false);
  const fields = ownFields(context);
  const { className, isGeneric } = context;
  const copied = fields
    .map(({ key, type }) => `$c${member(key)} = ${copyCode(scope, `this${member(key)}`, type)};\n`)
    .join('');
  methods.push(
    `$copy() {\nconst $c = new ${className}(${isGeneric ? 'this.$type' : ''});\n${copied}return $c;\n}\n`,
  );
  methods.push(
    `$assign($v) {\n${fields.map(({ key }) => `this${member(key)} = $v${member(key)};\n`).join('')}return this;\n}\n`,
  );
  if (!hasEquals)
    methods.push(
      `$equals($o) {\nreturn ${['$o instanceof ' + className, ...(isGeneric ? ['$o.$type === this.$type'] : []), ...sameParts(fields, '$o')].join(' && ')};\n}\n`,
    );
  if (!hasHash) methods.push(`$hash() {\nreturn ${hashOf(fields, '17')};\n}\n`);
}

// -------- anonymous types

/** The members of an anonymous type: equality, hash code, text. */
export function anonymousMembers(
  context: TypeContext,
  properties: readonly PropertySymbol[],
  methods: string[],
  links: string[],
): void {
  const { program, className } = context;
  const scope = memberScope(context, false);
  const parts = properties.map((property) => ({ key: property.key!, type: property.type }));
  methods.push(
    `$equals($o) {\nreturn ${[`$o instanceof ${className}`, '$o.$type === this.$type', ...parts.map(({ key }) => `$r.equals(this${member(key)}, $o${member(key)})`)].join(' && ')};\n}\n`,
  );
  methods.push(`$hash() {\nreturn ${hashOf(parts, '19')};\n}\n`);
  const shown = properties.map(
    (property, index) =>
      `${quote(`${index > 0 ? ', ' : ''}${property.name} = `)} + ${partText(scope, property.key!, property.type)}`,
  );
  methods.push(
    `$toString() {\n${scopedReturn(scope, properties.length === 0 ? '"{ }"' : `"{ " + ${shown.join(' + ')} + " }"`)}}\n`,
  );
  methods.push(cloneMethod);
  for (const property of properties)
    links.push(`$r.linkField(${program.constant(property.getMethod)}, ${quote(property.key!)});\n`);
}

const cloneMethod =
  '$clone() {\nreturn Object.assign(Object.create(Object.getPrototypeOf(this)), this);\n}\n';

function partText(scope: FunctionScope, key: string, type: Type): string {
  return valueText(scope, `this${member(key)}`, type);
}
function valueText(scope: FunctionScope, code: string, type: Type): string {
  switch (specialOf(type)) {
    case 'string':
      return `(${code} ?? "")`;
    case 'int':
      return code;
    default:
      return `$r.textOf(${code}, ${scope.typeCode(type)})`;
  }
}

/** `return`, after what the type's own parameters need. */
function scopedReturn(scope: FunctionScope, code: string): string {
  return `${scope.prologue()}return ${code};\n`;
}

// -------- records

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

/** The members that the compiler gives a record. */
export function recordMembers(
  context: TypeContext,
  part: RecordPart,
  methods: string[],
  functions: string[],
  links: string[],
): void {
  const { program, type, className } = context;
  const made = new Set(part.members);
  const isStruct = type.kind === 'struct';
  const parent = type.baseType && type.baseType.flags.isRecord ? type.baseType : undefined;
  const link = (method: MethodSymbol, key: string): void => {
    links.push(`$r.linkInstance(${program.constant(method)}, ${quote(key)});\n`);
  };

  // Equality.
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
  methods.push(`$same($o) {\nreturn ${test};\n}\n`);
  if (made.has('Equals') && equals && equalsKey !== undefined) {
    methods.push(
      `${methodName(equalsKey)}($o) {\nreturn ${isStruct ? '' : '$o !== null && '}this.$same($o);\n}\n`,
    );
    link(equals, equalsKey);
  }
  const inherited = parent && equalsOf(parent)?.key;
  if (inherited !== undefined) methods.push(`${methodName(inherited)}($o) {\nreturn this.$equals($o);\n}\n`);
  const own = equalsKey === undefined ? 'this.$same($o)' : `this${member(equalsKey)}($o)`;
  methods.push(`$equals($o) {\nreturn $o instanceof ${className} && ${own};\n}\n`);
  if (made.has('GetHashCode'))
    methods.push(`$hash() {\nreturn ${hashOf(compared, parent ? 'super.$hash()' : '23')};\n}\n`);
  for (const [name, result] of [
    ['op_Equality', ''],
    ['op_Inequality', '!'],
  ] as const) {
    const operator = ownMethod(type, name);
    const form = operator && program.methods.get(operator);
    if (!made.has('op_Equality') || form?.kind !== 'function') continue;
    const test = isStruct
      ? `$a.$equals($b)`
      : `($a === $b || ($a !== null && $b !== null && ${equalsKey === undefined ? '$a.$equals($b)' : `$a${member(equalsKey)}($b)`}))`;
    functions.push(`function ${form.name}($a, $b) {\nreturn ${result}${test};\n}\n`);
    links.push(`${program.constant(operator)}.implementation = ${form.name};\n`);
  }

  // Text.
  const print = ownMethod(type, 'PrintMembers');
  const scope = memberScope(context, false);
  const shown = part.printed.map((printed, index) => {
    const code =
      printed.kind === 'field'
        ? `this${member(printed.key ?? printed.name)}`
        : `this${member(printed.getMethod!.key!)}()`;
    return `${quote(`${index > 0 ? ', ' : ''}${printed.name} = `)} + ${valueText(scope, code, printed.type)}`;
  });
  if (made.has('PrintMembers') || !print) {
    const before = parent
      ? `$r.joinParts(super.$print(), ${shown.length > 0 ? shown.join(' + ') : '""'})`
      : shown.length > 0
        ? shown.join(' + ')
        : '""';
    methods.push(`$print() {\n${scopedReturn(scope, before)}}\n`);
    if (print?.key !== undefined) {
      methods.push(
        `${methodName(print.key)}($b) {\nconst $s = ${className}.prototype.$print.call(this);\n$r.appendText($b, $s);\nreturn $s !== "";\n}\n`,
      );
      link(print, print.key);
    }
  } else if (print.key !== undefined)
    methods.push(
      `$print() {\nreturn $r.printedText(($b) => ${className}.prototype${member(print.key)}.call(this, $b));\n}\n`,
    );
  if (made.has('ToString'))
    methods.push(
      `$toString() {\nconst $s = this.$print();\nreturn ${quote(`${type.name} { `)} + $s + ($s === "" ? "}" : " }");\n}\n`,
    );

  // Copies and parts.
  if (!isStruct) methods.push(cloneCode(context));
  const deconstruct = ownMethod(
    type,
    'Deconstruct',
    (method) => method.parameters.length === part.deconstruct.length,
  );
  if (made.has('Deconstruct') && deconstruct?.key !== undefined) {
    const names = part.deconstruct.map((_, index) => `$p${index}`);
    const body = part.deconstruct
      .map((property, index) => `${names[index]!}.v = this${member(property.getMethod!.key!)}();\n`)
      .join('');
    methods.push(`${methodName(deconstruct.key)}(${names.join(', ')}) {\n${body}}\n`);
    link(deconstruct, deconstruct.key);
  }
}

/** A record's copy: by the copy constructor where the author wrote one. */
function cloneCode({ program, declaration, type }: TypeContext): string {
  const written = declaration.methods.find(
    ({ method }) =>
      method.methodKind === 'constructor' &&
      method.parameters.length === 1 &&
      method.parameters[0]!.type === type,
  );
  const form = written && program.methods.get(written.method);
  return form?.kind === 'function'
    ? `$clone() {\nreturn ${form.name}(${['this', ...(type.typeParameters.length > 0 ? ['this.$type'] : [])].join(', ')});\n}\n`
    : cloneMethod;
}
