// Template types as JavaScript classes.
import { erase } from '@mockwright/language/metadata/symbols';
import type { MethodSymbol, NamedType } from '@mockwright/language/metadata/symbols';
import type { SourceText } from '@mockwright/language/text/source-text';
import type { BoundMethod, BoundTypeDeclaration } from '../binding/bound-tree/bound-nodes.ts';
import { inlineArrayOf } from '../symbols/inline-arrays.ts';
import { hasTypeParameters, methodsOf } from '../symbols/type-extensions.ts';
import { emitConstructors } from './constructors.ts';
import { libraryBase } from './declare-types.ts';
import { inlineArrayDefaults } from './inline-arrays.ts';
import { bodyCode, fuelCheck, parameterCodes } from './functions.ts';
import { member, methodName, quote } from './js-text.ts';
import { callsSomething, isCalledFromOutside } from './quiet-code.ts';
import { recordMembers } from './records.ts';
import { carriesType, fieldDefaults, instanceFields, memberScope, touch } from './type-context.ts';
import type { FunctionScope } from './function-scope.ts';
import type { TypeContext } from './type-context.ts';
import type { ProgramScope } from './program-scope.ts';
import { anonymousMembers, structMembers } from './synthesized.ts';
import { defaultCode, isMadeAnew, valueCode } from './values.ts';

/** The code of one type: the class, then the functions around it. Base classes must come before. */
export function emitType(program: ProgramScope, declaration: BoundTypeDeclaration): string {
  const { type } = declaration;
  const names = program.types.get(type);
  if (!names) return '';
  const isTemplate = (each: NamedType): boolean => program.types.has(each);
  const context: TypeContext = {
    program,
    declaration,
    type,
    source: sourceOf(program, type),
    className: names.className,
    isGeneric: carriesType(program, type),
    base: libraryBase(type, isTemplate),
  };
  const isInterface = type.kind === 'interface';
  const methods: string[] = [];
  const functions: string[] = [];
  const links: string[] = [];
  for (const method of declaration.methods) {
    if (
      method.method.methodKind === 'constructor' ||
      method.method.methodKind === 'staticConstructor' ||
      method.method.methodKind === 'finalizer'
    )
      continue;
    const form = program.methods.get(method.method)!;
    if (form.kind === 'function') {
      functions.push(staticMethod(context, method, form.name));
      links.push(`${program.constant(method.method)}.implementation = ${form.name};\n`);
    } else {
      methods.push(instanceMethod(context, method, form.key));
      links.push(`$r.linkInstance(${program.constant(method.method)}, ${quote(form.key)});\n`);
    }
  }
  accessors(context, methods, functions, links);
  for (const part of declaration.synthesized) {
    if (part.kind === 'record') recordMembers(context, part, { methods, functions, links });
    if (part.kind === 'anonymous') anonymousMembers(context, part.properties, methods, links);
  }
  if (type.kind === 'struct')
    structMembers(
      context,
      methods,
      hasMethod(declaration, '$equals') || type.flags.isRecord === true,
      hasMethod(declaration, '$hash') || type.flags.isRecord === true,
    );
  const constructors = isInterface
    ? { initializers: '', functions: '', links: '' }
    : emitConstructors(context);
  const text = `class ${names.className}${extendsCode(context)} {\n${isInterface ? '' : classConstructor(context)}${methods.join('')}${constructors.initializers}}\n`;
  const finish = isInterface ? '' : finishCode(context);
  return `${text}${functions.join('')}${constructors.functions}${staticsFunction(context)}${finish}${links.join('')}${constructors.links}`;
}

function hasMethod(declaration: BoundTypeDeclaration, key: string): boolean {
  return declaration.methods.some(({ method }) => method.key === key);
}

/** The text that a type stands in: types know the block that declares them. */
function sourceOf(program: ProgramScope, type: NamedType): SourceText {
  for (let at: NamedType | null = type; at; at = at.containingType) {
    const index = /#(\d+)/.exec(at.flags.submission ?? '')?.[1];
    if (index !== undefined) return program.sources[Number(index)]!;
  }
  return program.sources[0]!;
}

function extendsCode({ program, type, base }: TypeContext): string {
  const parent = type.baseType;
  const names = parent && program.types.get(parent.definition);
  if (names) return ` extends ${names.className}`;
  return base ? ` extends ${program.constant(base.definition.runtime!.constructorFunction)}` : '';
}

function classConstructor(context: TypeContext): string {
  const { program, type, isGeneric, declaration } = context;
  const names = program.types.get(type)!;
  if (names.isAdopted) return '';
  const anonymous = declaration.synthesized.find((part) => part.kind === 'anonymous');
  const scope = memberScope(context, false);
  const inline = inlineArrayOf(type);
  const parent = type.baseType && program.types.has(type.baseType.definition) ? type.baseType : undefined;
  const parentCarries = parent !== undefined && carriesType(program, parent);
  const superCall = parent ? `super(${parentCarries ? '$self' : ''});\n` : '';
  const fields = anonymous
    ? anonymous.properties.map((property, index) => `this${member(property.key!)} = $p${index};\n`).join('')
    : inline
      ? inlineArrayDefaults(scope, inline)
      : fieldDefaults(context, scope);
  if (!isGeneric && !anonymous && superCall === '' && fields === '') return '';
  const parameters = [
    ...(isGeneric ? ['$self'] : []),
    ...(anonymous ? anonymous.properties.map((_, index) => `$p${index}`) : []),
  ];
  return `constructor(${parameters.join(', ')}) {\n${superCall}${isGeneric ? 'this.$type = $self;\n' : ''}${scope.prologue()}${holdsStructs(context, scope) ? fuelCheck : ''}${fields}}\n`;
}

/** Whether a value is made of several that are made with it: of those with two in each there may be any number. */
function holdsStructs(context: TypeContext, scope: FunctionScope): boolean {
  if (context.type.kind !== 'struct') return false;
  const made = instanceFields(context).filter(({ type }) => isMadeAnew(defaultCode(scope, type)));
  return made.length > 1;
}

function needsFuel({ declaration }: TypeContext, { method, function: body }: BoundMethod): boolean {
  return isCalledFromOutside(declaration, method) || callsSomething(body);
}

function instanceMethod(context: TypeContext, method: BoundMethod, key: string): string {
  const scope = memberScope(context, false);
  const hidden = scope.addTypeParameters(method.method.typeParameters);
  // An object may have the interface with several type arguments: who knows which one is meant says so.
  if (context.type.kind === 'interface' && context.type.typeParameters.length > 0) {
    hidden.push('$self');
    scope.selfType = `$self ?? ${scope.ownTypeCode()}`;
  }
  const { names, prologue } = parameterCodes(scope, method.function);
  const body = bodyCode(scope, method.function, needsFuel(context, method));
  return `${methodName(key)}(${[...names, ...hidden].join(', ')}) {\n${prologue}${body}}\n`;
}

function staticMethod(context: TypeContext, method: BoundMethod, name: string): string {
  const scope = memberScope(context, true);
  const isGeneric = context.type.typeParameters.length > 0;
  scope.selfType = '$self';
  const hidden = [...(isGeneric ? ['$self'] : []), ...scope.addTypeParameters(method.method.typeParameters)];
  const { names, prologue } = parameterCodes(scope, method.function);
  const body = bodyCode(scope, method.function, needsFuel(context, method));
  return `function ${name}(${[...names, ...hidden].join(', ')}) {\n${touch(context)}${prologue}${body}}\n`;
}

/** The accessors of automatic properties and events. */
function accessors(context: TypeContext, methods: string[], functions: string[], links: string[]): void {
  const { program, declaration, type } = context;
  const isGeneric = type.typeParameters.length > 0;
  const written = new Set(declaration.methods.map(({ method }) => method));
  const add = (
    accessor: MethodSymbol | undefined,
    parameters: string,
    body: (owner: string) => string,
  ): void => {
    if (!accessor || written.has(accessor)) return;
    const form = program.methods.get(accessor);
    if (form?.kind === 'instance') {
      methods.push(`${methodName(form.key)}(${parameters}) {\n${body('this')}}\n`);
      links.push(`$r.linkInstance(${program.constant(accessor)}, ${quote(form.key)});\n`);
    } else if (form) {
      const names = program.types.get(type)!;
      const owner = isGeneric ? `${names.statics}($self)` : `($S.${names.statics} ?? ${names.statics}())`;
      functions.push(
        `function ${form.name}(${[parameters, ...(isGeneric ? ['$self'] : [])].filter((each) => each !== '').join(', ')}) {\n${body(owner)}}\n`,
      );
      links.push(`${program.constant(accessor)}.implementation = ${form.name};\n`);
    }
  };
  for (const part of declaration.synthesized) {
    if (part.kind === 'autoProperty') {
      const key = member(part.field.key ?? part.field.name);
      add(part.property.getMethod, '', (owner) => `return ${owner}${key};\n`);
      add(part.property.setMethod, '$v', (owner) => `${owner}${key} = $v;\n`);
    } else if (part.kind === 'autoEvent') {
      const key = member(part.field.key ?? part.field.name);
      const delegate = erase(part.event.type);
      const typed = hasTypeParameters(delegate) ? '' : `, ${program.constant(delegate)}`;
      const change = (how: 'combine' | 'remove') => (owner: string) =>
        `const $o = ${owner};\n$o${key} = $r.${how}($o${key}, $v${typed});\n`;
      add(part.event.addMethod, '$v', change('combine'));
      add(part.event.removeMethod, '$v', change('remove'));
    }
  }
}

/** The function that makes the object with the static fields, runs their initializers and the static constructor. */
function staticsFunction(context: TypeContext): string {
  const { program, declaration, type } = context;
  const { statics } = program.types.get(type)!;
  if (statics === undefined) return '';
  const isGeneric = type.typeParameters.length > 0;
  const scope = memberScope(context, true);
  scope.selfType = '$self';
  const fields = declaration.fields.filter(({ field }) => field.isStatic && !field.constant);
  const defaults = fields
    .map(({ field }) => `${methodName(field.key ?? field.name)}: ${defaultCode(scope, field.type)}`)
    .join(', ');
  let body = '';
  for (const { field, initializer } of fields)
    if (initializer) body += `$s${member(field.key ?? field.name)} = ${valueCode(scope, initializer)};\n`;
  const constructor = declaration.methods.find(({ method }) => method.methodKind === 'staticConstructor');
  if (constructor) body += scope.areas.block(scope, constructor.function.body);
  const prologue = scope.prologue();
  // Whoever uses the type later is told the same.
  const failed = `$S.${statics}$failed`;
  const error = `$r.typeInitializerFailure($e, ${program.constant(type)})`;
  const failure = isGeneric
    ? `$m.delete($self);\n(${failed} ??= new Map()).set($self, $e = ${error});\nthrow $e;\n`
    : `$S.${statics} = undefined;\nthrow ${failed} = ${error};\n`;
  const check =
    body === ''
      ? ''
      : isGeneric
        ? `const $f = ${failed}?.get($self);\nif ($f !== undefined) throw $f;\n`
        : `if (${failed} !== undefined) throw ${failed};\n`;
  const guarded =
    body === '' ? '' : `try {\n${fuelCheck}(() => {\n${body}})();\n} catch ($e) {\n${failure}}\n`;
  const links = fields
    .map(
      ({ field }) =>
        `$r.linkStatic(${program.constant(field)}, ${isGeneric ? statics : `() => $S.${statics} ?? ${statics}()`}, ${quote(field.key ?? field.name)});\n`,
    )
    .join('');
  if (!isGeneric)
    return `function ${statics}() {\n${check}${prologue}const $s = $S.${statics} = { ${defaults} };\n${guarded}return $s;\n}\n${links}`;
  return `function ${statics}($self) {\nconst $m = $S.${statics} ??= new Map();\nlet $s = $m.get($self);\nif ($s !== undefined) return $s;\n${check}${prologue}$m.set($self, $s = { ${defaults} });\n${guarded}return $s;\n}\n${links}`;
}

/** Members of an interface that no class implements: private and sealed ones, which its other members call. */
function hiddenMembers(program: ProgramScope, face: NamedType): readonly string[] {
  const names = program.types.get(face.definition);
  if (!names) return [];
  const methods = face.definition
    .memberNames()
    .flatMap((name) => face.definition.members(name).flatMap(methodsOf));
  return methods
    .filter(
      ({ isStatic, explicitInterface, accessibility, flags }) =>
        !isStatic && !explicitInterface && (accessibility === 'private' || flags.isSealed === true),
    )
    .flatMap(({ key }) =>
      key === undefined ? [] : [`[${quote(key)}, ${names.className}.prototype${member(key)}]`],
    );
}

/** The library compares a `T` by the `IComparable<T>` among its interfaces; of the others the first one is called. */
function ownFirst({ type, implementations }: BoundTypeDeclaration): BoundTypeDeclaration['implementations'] {
  const isOwn = ({ interfaceType }: (typeof implementations)[number]): boolean =>
    interfaceType.typeArguments.some((argument) => 'definition' in argument && argument.definition === type);
  return [...implementations.filter(isOwn), ...implementations.filter((each) => !isOwn(each))];
}

/** Tells the runtime about the class. */
function finishCode(context: TypeContext): string {
  const { program, declaration, type, className, isGeneric } = context;
  const aliases: string[] = [];
  const defaults: string[] = [];
  const statics: string[] = [];
  const instances: string[] = [];
  const known = new Set<string>();
  for (const each of ownFirst(declaration)) {
    const { interfaceMember, implementation } = each;
    if (interfaceMember.isStatic) {
      statics.push(program.constant(each));
      continue;
    }
    const key = interfaceMember.key;
    const own = implementation.definition.key;
    if (key === undefined) continue;
    const isFirst = !known.has(key);
    known.add(key);
    const names =
      implementation.containingType?.kind === 'interface'
        ? program.types.get(implementation.containingType.definition)
        : undefined;
    const container = implementation.containingType;
    const isLibrarys = container?.kind !== 'interface' && !program.types.has(container!.definition);
    if (!isLibrarys && own === undefined) continue;
    const fallback = isLibrarys
      ? `$r.inheritedMember(${program.constant(implementation)})`
      : names && `${names.className}.prototype${member(own!)}`;
    if (isFirst && isLibrarys) aliases.push(`[${quote(key)}, ${fallback}]`);
    else if (isFirst && fallback !== undefined) defaults.push(`[${quote(key)}, ${fallback}]`);
    else if (isFirst && key !== own) aliases.push(`[${quote(key)}, ${quote(own!)}]`);
    if (program.analysis.repeatedInterfaces.has(each.interfaceType.definition))
      instances.push(`{ ...${program.constant(each)}, fallback: ${fallback} }`);
  }
  for (const face of type.allInterfaces) defaults.push(...hiddenMembers(program, face));
  return `$r.finishType(${className}, ${program.constant(type)}, { aliases: [${aliases.join()}], defaults: [${defaults.join()}], isGeneric: ${isGeneric}, isStruct: ${type.kind === 'struct'}, statics: [${statics.join()}], instances: [${instances.join()}] });\n`;
}
