// `static` variables at the top of a script: fields of a class that only they have, so that types can use them.
import { displayType } from '../../../symbols/display.ts';
import { isRefLike } from '../../../symbols/type-facts.ts';
import { FieldSymbol, NamedType } from '../../../../metadata/symbols.ts';
import type { Type } from '../../../../metadata/symbols.ts';
import type { ExpressionSyntax, TypeSyntax } from '../../../syntax/nodes.ts';
import type { Binder } from '../../binder.ts';
import type { BoundField, BoundTypeDeclaration } from '../../bound-tree/bound-nodes.ts';
import { FunctionContext } from '../../functions/function-context.ts';
import { isVarType } from '../../statements/declarations.ts';

interface StaticVariable {
  readonly field: FieldSymbol;
  readonly initializer: ExpressionSyntax | undefined;
}

/** The static variables of one submission. */
export class ScriptStatics {
  /** Of the submission. */
  readonly name: string;
  readonly #binder: Binder;
  readonly #variables: StaticVariable[] = [];
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
  ): FieldSymbol {
    const binder = this.#binder;
    this.#type ??= this.#makeType();
    const field = new FieldSymbol(name, this.#type, 'public', { isStatic: true, isReadOnly });
    field.key = `${name}$${binder.compilation.nextKey()}`;
    if (isVarType(binder, syntax) && initializer)
      lazyType(field, () => binder.speculate(() => this.#inside().bindValue(initializer)).result.type);
    else field.type = binder.bindType(syntax);
    if (isRefLike(field.type)) binder.error('CS8345', syntax, [displayType(field.type)]);
    this.#variables.push({ field, initializer });
    return field;
  }

  #makeType(): NamedType {
    const type = new NamedType({
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
    const fields = this.#variables.map(({ field, initializer }): BoundField => ({
      field,
      initializer: initializer && this.#inside().bindConverted(initializer, field.type),
    }));
    return [{ type: this.#type, fields, methods: [], synthesized: [], implementations: [] }];
  }
}

function lazyType(field: FieldSymbol, find: () => Type): void {
  let known: Type | undefined;
  Object.defineProperty(field, 'type', {
    enumerable: true,
    configurable: true,
    get: () => (known ??= find()),
  });
}
