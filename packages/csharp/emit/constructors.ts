// Constructors. A JavaScript class makes an object with default values; what the C# constructor does is a method of it,
// run in C#'s order: field initializers, base constructor, body. Classes derived from a library class let that class's
// constructor make the object, and adopt it.
import type { MethodSymbol } from '@mockwright/language/metadata/symbols';
import type { BoundMethod } from '../binding/bound-tree/bound-nodes.ts';
import { isCopyConstructor } from '../binding/lookup/copy-constructor.ts';
import { argumentCodes } from './call-arguments.ts';
import type { FunctionScope } from './function-scope.ts';
import { fuelCheck, parameterCodes } from './functions.ts';
import { copyMethod, member } from './js-text.ts';
import { fieldDefaults, memberScope, touch, touchType } from './type-context.ts';
import type { TypeContext } from './type-context.ts';
import { valueCode } from './values.ts';

/** What the constructors of a type come to. */
export interface ConstructorsCode {
  /** Methods inside the class. */
  readonly initializers: string;
  /** Functions after it: one per constructor, which makes a new object. */
  readonly functions: string;
  readonly links: string;
}

type Initializer = NonNullable<BoundMethod['constructorInitializer']>;

/** A constructor, written or not. */
interface Constructor {
  readonly method: MethodSymbol;
  readonly bound: BoundMethod | undefined;
  readonly initializer: Initializer | undefined;
}

/** A JavaScript class has one constructor: each of C# becomes a method that fills the new object. */
export function emitConstructors(context: TypeContext): ConstructorsCode {
  const { program, declaration, type } = context;
  const constructors: Constructor[] = declaration.methods
    .filter(({ method }) => method.methodKind === 'constructor')
    .map((bound) => ({ method: bound.method, bound, initializer: bound.constructorInitializer }));
  for (const part of declaration.synthesized) {
    if (part.kind !== 'defaultConstructor') continue;
    constructors.push({ method: part.method, bound: undefined, initializer: part.initializer });
  }
  const { isAdopted } = program.types.get(type)!;
  let [initializers, functions, links] = ['', '', ''];
  for (const constructor of constructors) {
    const form = program.methods.get(constructor.method)!;
    if (form.kind !== 'function') continue;
    if (isAdopted) functions += adoptedConstructor(context, constructor, form.name);
    else {
      const key = program.initializers.get(constructor.method)!;
      const method = initializerMethod(context, constructor, key);
      initializers += method;
      functions += factory(
        context,
        constructor,
        form.name,
        method.endsWith(`{\n${fuelCheck}}\n`) && constructor.method.parameters.length === 0 ? undefined : key,
      );
    }
    links += `${program.constant(constructor.method)}.implementation = ${form.name};\n`;
  }
  return { initializers, functions, links };
}

/** Names for the parameters of a factory, which passes them on as they come. */
function passedNames(constructor: Constructor): string[] {
  return constructor.method.parameters.map((_, index) => `$p${index}`);
}

/** @param key of the method that initializes the object; undefined when it does nothing */
function factory(
  context: TypeContext,
  constructor: Constructor,
  name: string,
  key: string | undefined,
): string {
  const { className, isGeneric, program, type } = context;
  const passed = passedNames(constructor);
  const takesType = type.typeParameters.length > 0;
  const own = isGeneric ? (takesType ? '$self' : program.constant(type)) : '';
  const parameters = [...passed, ...(takesType ? ['$self'] : [])];
  return `function ${name}(${parameters.join(', ')}) {\n${touch(context)}${key === undefined ? `return new ${className}(${own});\n}\n` : `const $o = new ${className}(${own});\n$o${member(key)}(${passed.join(', ')});\nreturn $o;\n}\n`}`;
}

function fieldInitializers(context: TypeContext, scope: FunctionScope): string {
  let text = '';
  for (const { field, initializer } of context.declaration.fields) {
    if (field.isStatic || field.constant || !initializer) continue;
    text += `${scope.thisName}${member(field.key ?? field.name)} = ${valueCode(scope, initializer)};\n`;
  }
  return text;
}

/** The method that does what the constructor does, on an object with default values. */
function initializerMethod(context: TypeContext, constructor: Constructor, key: string): string {
  const scope = memberScope(context, false);
  const { bound, initializer } = constructor;
  const { names, prologue } = bound ? parameterCodes(scope, bound.function) : { names: [], prologue: '' };
  const fields =
    initializer?.isThis === true || bound?.isCopy === true ? '' : fieldInitializers(context, scope);
  let call = '';
  if (initializer) {
    const { program } = context;
    const container = initializer.method.containingType!;
    const base = program.types.get(container.definition);
    // A record's copy constructor that nobody wrote has no key.
    const baseKey =
      program.initializers.get(initializer.method.definition) ??
      (base && isCopyConstructor(initializer.method) ? copyMethod(base.className) : undefined);
    if (baseKey !== undefined) {
      const { setup, codes } = argumentCodes(scope, initializer.arguments, initializer.evaluationOrder);
      // An argument more than the method has: it runs the static constructor when the others are there.
      const touched = initializer.isThis ? '' : touchType(scope, container);
      const passed = touched === '' ? codes : [...codes, touched];
      call = `${setup.map((each) => `${each};\n`).join('')}this${member(baseKey)}(${passed.join(', ')});\n`;
    }
  }
  const body = bound ? scope.areas.block(scope, bound.function.body) : '';
  return `${key}(${names.join(', ')}) {\n${scope.prologue()}${fuelCheck}${prologue}${fields}${call}${body}}\n`;
}

/** A function that lets the library's constructor make the object: `($proto, $self, …)`, and one that starts it. */
function adoptedConstructor(context: TypeContext, constructor: Constructor, name: string): string {
  const { program, type, className, isGeneric } = context;
  const scope = memberScope(context, false, '$this');
  scope.selfType = `$r.selfType($self, ${program.constant(type)})`;
  const { bound, initializer } = constructor;
  const { names, prologue } = bound ? parameterCodes(scope, bound.function) : { names: [], prologue: '' };
  const initKey = `${name}_init`;
  const { setup, codes } = initializer
    ? argumentCodes(scope, initializer.arguments, initializer.evaluationOrder)
    : { setup: [], codes: [] };
  const made = initializer ? makeObject(context, scope, initializer, codes) : `Object.create($proto)`;
  const defaults =
    initializer?.isThis === true
      ? ''
      : `${fieldDefaults(context, scope)}${fieldInitializers(context, scope)}`;
  // A `return` in the body leaves only the body.
  const body = bound ? scope.areas.block(scope, bound.function.body) : '';
  const guarded = /\breturn;/.test(body) ? `(() => {\n${body}})();\n` : body;
  const own = isGeneric ? '$this.$type = $self;\n' : '';
  const create = `${setup.map((each) => `${each};\n`).join('')}const $this = ${made};\n${own}${defaults}`;
  const inner = `function ${initKey}($proto, ${['$self', ...names].join(', ')}) {\n${scope.prologue()}${fuelCheck}${prologue}${create}${guarded}return $this;\n}\n`;
  const passed = passedNames(constructor);
  const takesType = type.typeParameters.length > 0;
  const parameters = [...passed, ...(takesType ? ['$self'] : [])];
  return `${inner}function ${name}(${parameters.join(', ')}) {\n${touch(context)}return ${initKey}(${[`${className}.prototype`, takesType ? '$self' : program.constant(type), ...passed].join(', ')});\n}\n`;
}

function makeObject(
  context: TypeContext,
  scope: FunctionScope,
  initializer: Initializer,
  codes: readonly string[],
): string {
  const { program } = context;
  const definition = initializer.method.definition;
  const form = program.methods.get(definition);
  const container = initializer.method.containingType!;
  if (form?.kind === 'function') {
    const touched = initializer.isThis ? '' : touchType(scope, container);
    const passed = ['$proto', '$self', ...codes, ...(touched === '' ? [] : [touched])];
    return `${form.name}_init(${passed.join(', ')})`;
  }
  const hidden = container.definition.typeParameters.length > 0 ? [scope.typeCode(container)] : [];
  if (container.flags.isAbstract && definition.parameters.length === 0)
    return `$r.adopt(new (${program.constant(container.definition.runtime!.constructorFunction)})(${hidden.join()}), $proto, $self)`;
  if (!definition.implementation) return 'Object.create($proto)';
  return `$r.adopt(${program.constant(definition.implementation)}(${[...codes, ...hidden].join(', ')}), $proto, $self)`;
}
