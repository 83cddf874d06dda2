// `static` variables at the top of a script: fields of a class that only they have, so that types can use them.
import { displayType } from '../../../symbols/display.ts';
import { isRefLike } from '../../../symbols/type-extensions.ts';
import { NamedTypeSymbol } from '@mockwright/language/metadata/named-type';
import { errorType, FieldSymbol } from '@mockwright/language/metadata/symbols';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import type { ExpressionSyntax, TypeSyntax, VariableDeclaratorSyntax } from '../../../syntax/nodes.ts';
import type { Binder } from '../../binder.ts';
import type { BoundField, BoundTypeDeclaration } from '../../bound-tree/bound-nodes.ts';
import { FunctionContext } from '../../functions/function-context.ts';
import { bindImplicitValue, isVarType } from '../../statements/declarations.ts';

interface StaticVariable {
  readonly field: FieldSymbol;
  readonly initializer: ExpressionSyntax | undefined;
  /** Of a `var`: what declares it, and its type's word. */
  readonly inferred: { readonly variable: VariableDeclaratorSyntax; readonly syntax: TypeSyntax } | undefined;
}

/** The static variables of one submission. */
export class ScriptStatics {
  /** Of the submission. */
  readonly name: string;
  readonly #binder: Binder;
  readonly #variables: StaticVariable[] = [];
  /** Those whose types hang on themselves. */
  readonly #circular = new Set<FieldSymbol>();
  #type: NamedType | undefined;

  constructor(binder: Binder, submissionName: string) {
    this.name = submissionName;
    this.#binder = binder;
  }

  /** Makes the field of a variable; the type of a `var` is found out when it is first asked for. */
  add(
    name: string,
    syntax: TypeSyntax,
    initializer: ExpressionSyntax | undefined,
    isReadOnly: boolean,
    variable?: VariableDeclaratorSyntax,
  ): FieldSymbol {
    const binder = this.#binder;
    this.#type ??= this.#makeType();
    const field = new FieldSymbol(name, this.#type, 'public', { isStatic: true, isReadOnly });
    field.key = `${name}$${binder.compilation.keys.next()}`;
    const isInferred = isVarType(binder, syntax) && initializer !== undefined;
    if (isInferred)
      lazyType(
        field,
        () => binder.speculate(() => this.#inside().bindValue(initializer)).result.type,
        () => this.#circular.add(field),
      );
    else {
      field.type = binder.bindType(syntax);
      checkStorable(binder, field, syntax);
    }
    const inferred = isInferred && variable ? { variable, syntax } : undefined;
    this.#variables.push({ field, initializer, inferred });
    return field;
  }

  #makeType(): NamedType {
    const type = new NamedTypeSymbol({
      kind: 'class',
      name: this.name,
      namespace: '',
      containingType: null,
      accessibility: 'private',
      flags: { isStatic: true, isSealed: true },
    });
    type.source = {
      baseType: this.#binder.library.special('object'),
      interfaces: [],
      attributes: [],
      members: (name) => this.#variables.flatMap(({ field }) => (field.name === name ? [field] : [])),
      memberNames: () => this.#variables.map(({ field }) => field.name),
    };
    return type;
  }

  #inside(): Binder {
    const context = new FunctionContext({
      kind: 'staticVariable',
      parent: null,
      returnType: undefined,
      resultType: undefined,
    });
    return this.#binder.withoutInstance().withFunction(context);
  }

  /** The class with its values, for the emitter; nothing without variables. */
  bind(): readonly BoundTypeDeclaration[] {
    if (!this.#type) return [];
    const fields = this.#variables.map(({ field, initializer, inferred }): BoundField => {
      const binder = this.#inside();
      const value =
        initializer &&
        (inferred
          ? bindImplicitValue(binder, initializer, inferred.variable, inferred.syntax)
          : binder.bindConverted(initializer, field.type));
      if (inferred) checkStorable(binder, field, inferred.syntax);
      if (inferred && this.#circular.has(field))
        binder.error('CS7019', inferred.variable.identifier, [field.name]);
      return { field, initializer: value };
    });
    return [{ type: this.#type, fields, methods: [], synthesized: [], implementations: [] }];
  }
}

/** Values that live on the stack are in no field (CS8345). */
function checkStorable(binder: Binder, { type }: FieldSymbol, syntax: TypeSyntax): void {
  if (isRefLike(type)) binder.error('CS8345', syntax, [displayType(type)]);
}

/** @param onCircle called where the type is asked for while it is found out */
function lazyType(field: FieldSymbol, find: () => Type, onCircle: () => void): void {
  let known: Type | undefined;
  let isBusy = false;
  const ask = (): Type => {
    isBusy = true;
    known = find();
    isBusy = false;
    return known;
  };
  Object.defineProperty(field, 'type', {
    enumerable: true,
    configurable: true,
    get: () => {
      if (!isBusy) return known ?? ask();
      onCircle();
      return errorType;
    },
  });
}
