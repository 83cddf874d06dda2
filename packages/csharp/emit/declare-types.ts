// Gives every template type and member its names in the emitted module, before any code is emitted.
import { countStep } from '@mockwright/language/text/work-limit';
import type { MethodSymbol, NamedType } from '@mockwright/language/metadata/symbols';
import type { BoundTypeDeclaration } from '../binding/bound-tree/bound-nodes.ts';
import { alongBases } from './along-bases.ts';
import type { ProgramScope } from './program-scope.ts';

/** Gives every type and member of the program a JavaScript name, before any code is written. */
export function declareTypes(program: ProgramScope, declarations: readonly BoundTypeDeclaration[]): void {
  const declared = new Set(declarations.map(({ type }) => type));
  for (const declaration of declarations) {
    const { type } = declaration;
    countStep();
    if (type.kind === 'enum' || type.kind === 'delegate') continue;
    const hasStatics =
      declaration.fields.some(({ field }) => field.isStatic && !field.constant) ||
      declaration.methods.some(({ method }) => method.methodKind === 'staticConstructor');
    program.types.set(type, {
      className: program.name(type.name),
      statics: hasStatics ? program.name(`${type.name}_statics`) : undefined,
      hasStaticConstructor: declaration.methods.some(
        ({ method }) => method.methodKind === 'staticConstructor',
      ),
      isAdopted: libraryBase(type, (base) => declared.has(base)) !== undefined,
    });
    for (const name of type.memberNames())
      for (const member of type.members(name)) declareMember(program, member);
    const written = new Set(declaration.methods.map(({ method }) => method));
    for (const method of written) declareMethod(program, method);
    for (const part of declaration.synthesized) {
      switch (part.kind) {
        case 'autoProperty': {
          const { property, field } = part;
          const key = field.key ?? field.name;
          program.backingFields.set(property, key);
          const { isVirtual, isOverride, isAbstract } = property.flags;
          const hasCode = [property.getMethod, property.setMethod].some(
            (accessor) => accessor && written.has(accessor),
          );
          if (!isVirtual && !isOverride && !isAbstract && !hasCode)
            program.fieldProperties.set(property, key);
          break;
        }
        case 'autoEvent':
          program.fieldEvents.set(part.event, part.field.key ?? part.field.name);
          break;
        case 'anonymous':
          for (const property of part.properties) program.fieldProperties.set(property, property.key!);
          break;
        case 'defaultConstructor':
          declareMethod(program, part.method);
          break;
        case 'record':
          break;
      }
    }
  }
}

function declareMember(program: ProgramScope, member: ReturnType<NamedType['members']>[number]): void {
  switch (member.kind) {
    case 'method':
      declareMethod(program, member);
      break;
    case 'property':
      for (const accessor of [member.getMethod, member.setMethod])
        if (accessor) declareMethod(program, accessor);
      break;
    case 'event':
      for (const accessor of [member.addMethod, member.removeMethod])
        if (accessor) declareMethod(program, accessor);
      break;
    default:
  }
}

function declareMethod(program: ProgramScope, method: MethodSymbol): void {
  if (program.methods.has(method) || method.methodKind === 'staticConstructor') return;
  if (method.methodKind === 'constructor') {
    program.methods.set(method, {
      kind: 'function',
      name: program.name(`new_${method.containingType!.name}`),
      usesFrame: false,
    });
    program.initializers.set(method, `$${program.name('ctor')}`);
  } else if (method.isStatic)
    program.methods.set(method, { kind: 'function', name: program.name(method.name), usesFrame: false });
  else program.methods.set(method, { kind: 'instance', key: method.key ?? `${method.name}$` });
}

const libraryBases = new WeakMap<NamedType, NamedType | null>();

/** The nearest library class that the type derives from, when it has objects of its own class. */
export function libraryBase(
  type: NamedType,
  isTemplate: (type: NamedType) => boolean,
): NamedType | undefined {
  const found = alongBases(
    libraryBases,
    type.baseType,
    (base) => {
      if (base.special === 'object') return null;
      if (isTemplate(base.definition)) return undefined;
      return base.name === 'ValueType' || !base.definition.runtime?.constructorFunction ? null : base;
    },
    null,
  );
  return found ?? undefined;
}
