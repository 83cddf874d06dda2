// A template type while it is emitted: what its parts (methods, constructors, synthesized members) share.
import type { FieldSymbol, NamedType } from '@mockwright/language/metadata/symbols';
import type { SourceText } from '@mockwright/language/text/source-text';
import type { BoundTypeDeclaration } from '../binding/bound-tree/bound-nodes.ts';
import { alongBases } from './along-bases.ts';
import { emittingAreas } from './areas.ts';
import { FunctionScope } from './function-scope.ts';
import { member } from './js-text.ts';
import type { ProgramScope } from './program-scope.ts';
import { defaultCode } from './values.ts';

/** One type while it is emitted. */
export interface TypeContext {
  readonly program: ProgramScope;
  readonly declaration: BoundTypeDeclaration;
  readonly type: NamedType;
  readonly source: SourceText;
  readonly className: string;
  /** Objects carry their constructed type: it or a base of it is generic. */
  readonly isGeneric: boolean;
  readonly base: NamedType | undefined;
}

const carriers = new WeakMap<NamedType, boolean>();

/** Whether the type or one of its template bases is generic. */
export function carriesType(program: ProgramScope, type: NamedType): boolean {
  return alongBases(
    carriers,
    type,
    ({ definition }) => {
      if (!program.types.has(definition)) return false;
      return definition.typeParameters.length > 0 ? true : undefined;
    },
    false,
  );
}

/** The function scope of a member's code. */
export function memberScope(
  context: TypeContext,
  isStatic: boolean,
  thisName: string = 'this',
): FunctionScope {
  const { program, source, type } = context;
  return new FunctionScope({
    program,
    areas: emittingAreas,
    source,
    parent: null,
    kind: 'plain',
    type,
    isStatic,
    thisName,
  });
}

/** The fields that each object of the type has of it. */
export function instanceFields({ declaration }: TypeContext): readonly FieldSymbol[] {
  return declaration.fields.map(({ field }) => field).filter((field) => !field.isStatic && !field.constant);
}

/** Assigns the default values of the type's own fields. */
export function fieldDefaults(context: TypeContext, scope: FunctionScope): string {
  return instanceFields(context)
    .map(
      (field) =>
        `${scope.thisName}${member(field.key ?? field.name)} = ${field.refKind === 'none' ? defaultCode(scope, field.type) : 'null'};\n`,
    )
    .join('');
}

/** Runs the static constructor of another type, if it has one that has not run yet; empty where there is none. */
export function touchType(scope: FunctionScope, type: NamedType): string {
  const names = scope.program.types.get(type.definition);
  if (!names?.hasStaticConstructor || !names.statics) return '';
  return type.definition.typeParameters.length > 0
    ? `${names.statics}(${scope.typeCode(type)})`
    : `$S.${names.statics} ?? ${names.statics}()`;
}

/** Runs a static constructor that has not run yet. */
export function touch({ program, type }: TypeContext): string {
  const names = program.types.get(type)!;
  if (!names.hasStaticConstructor || !names.statics) return '';
  return type.typeParameters.length > 0
    ? `${names.statics}($self);\n`
    : `$S.${names.statics} ?? ${names.statics}();\n`;
}
