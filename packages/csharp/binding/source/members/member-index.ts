// The members of a declared type by name: what is written and what the compiler adds, made when first asked for.
import { countSteps } from '@mockwright/language/text/work-limit';
import { MethodSymbol } from '@mockwright/language/metadata/symbols';
import type { Member } from '@mockwright/language/metadata/symbols';
import { hasModifier } from '../../../symbols/declaration-words.ts';
import { displayType } from '../../../symbols/display.ts';
import type {
  BaseTypeDeclarationSyntax,
  DelegateDeclarationSyntax,
  EnumDeclarationSyntax,
  MemberDeclarationSyntax,
  ParameterListSyntax,
  TypeDeclarationSyntax,
} from '../../../syntax/nodes.ts';
import { enumFields } from './enum-members.ts';
import { makeConstructor, makeDefaultConstructor, makeDestructor } from './make-constructors.ts';
import { makeEvent, makeFieldEvent } from './make-events.ts';
import { makeField } from './make-fields.ts';
import { makeMethod } from './make-methods.ts';
import { conversionName, declaredOperatorName, makeConversion, makeOperator } from './make-operators.ts';
import { makeProperty } from './make-properties.ts';
import type { MemberHost } from './member-host.ts';
import { PartialMembers } from './partial-members.ts';
import { makePrimaryConstructor } from './primary-constructor.ts';
import { recordMembers } from './record-members.ts';
import { bindReturnType, makeParameters } from './signatures.ts';
import { checkExtensionBlock } from '../checks/extension-blocks.ts';

type Maker = () => readonly Member[];

/** A type whose members are looked for in its declarations. */
export interface IndexedType extends MemberHost {
  readonly declarations: readonly BaseTypeDeclarationSyntax[];
  readonly nested: readonly Pick<MemberHost, 'type'>[];
  /** The declaration that has the primary constructor's parameters. */
  readonly primary: TypeDeclarationSyntax | undefined;
  /** The constructor that the compiler makes where none is written; set when it is made. */
  defaultConstructor: MethodSymbol | undefined;
}

const none: readonly Member[] = [];

/** Names first, members on demand: they may name types and constants that come later. */
export class MemberIndex {
  readonly #host: IndexedType;
  readonly #makers = new Map<string, Maker[]>();
  readonly #members = new Map<string, readonly Member[]>();
  readonly #busy = new Set<string>();
  readonly #partial: PartialMembers;

  constructor(host: IndexedType) {
    this.#host = host;
    this.#partial = new PartialMembers(host.declarations, host.binder.source.text);
    for (const { type } of host.nested) this.#add(type.name, () => [type]);
    for (const declaration of host.declarations) {
      if (declaration.kind === 'EnumDeclaration') this.#addEnumMembers(declaration);
      else if (declaration.kind === 'DelegateDeclaration') this.#addInvoke(declaration);
      else for (const member of declaration.members) this.#addMember(member);
    }
    this.#addSynthesized();
  }

  /** The names of all members, in declared order. */
  names(): readonly string[] {
    countSteps(this.#makers.size);
    return [...this.#makers.keys()];
  }

  /** The members of that name. While they are being made, only the types among them are there. */
  members(name: string): readonly Member[] {
    const known = this.#members.get(name);
    if (known) return known;
    if (this.#busy.has(name))
      return this.#host.nested.map(({ type }) => type).filter((type) => type.name === name);
    const makers = this.#makers.get(name);
    // Reflection asks for names that come from requests: those of no member would be kept for ever.
    if (makers === undefined) return none;
    this.#busy.add(name);
    const members = makers.flatMap((make) => make());
    this.#busy.delete(name);
    this.#members.set(name, members);
    return members;
  }

  #add(name: string, make: Maker): void {
    const list = this.#makers.get(name);
    if (list) list.push(make);
    else this.#makers.set(name, [make]);
  }

  #addEnumMembers(syntax: EnumDeclarationSyntax): void {
    const { type, binder } = this.#host;
    for (const [index, field] of enumFields(this.#host, syntax).entries()) {
      const { identifier } = syntax.members[index]!;
      if (this.#makers.has(field.name) && !identifier.missing)
        binder.error('CS0102', identifier, [displayType(type), field.name]);
      else this.#add(field.name, () => [field]);
    }
  }

  #addInvoke(syntax: DelegateDeclarationSyntax): void {
    const { type, binder } = this.#host;
    this.#add('Invoke', () => {
      const method = new MethodSymbol('Invoke', 'ordinary', type, 'public', {});
      method.returnType = bindReturnType(binder, syntax.returnType, method);
      method.parameters = makeParameters(binder, syntax.parameterList, method);
      return [method];
    });
  }

  #addMember(member: MemberDeclarationSyntax): void {
    const host = this.#host;
    const partial = this.#partial;
    if (partial.isRepresented(member)) return;
    switch (member.kind) {
      case 'MethodDeclaration':
        this.#add(member.identifier.text, () => [makeMethod(host, member, partial.definitionOf(member))]);
        break;
      case 'ConstructorDeclaration':
        this.#add(hasModifier(member.modifiers, 'static') ? '.cctor' : '.ctor', () => [
          makeConstructor(host, member, partial.definitionOf(member)),
        ]);
        break;
      case 'PropertyDeclaration':
        this.#add(member.identifier.text, () => [makeProperty(host, member, partial.definitionOf(member))]);
        break;
      case 'IndexerDeclaration':
        this.#add('this[]', () => [makeProperty(host, member, partial.definitionOf(member))]);
        break;
      case 'FieldDeclaration':
        for (const variable of member.declaration.variables)
          this.#add(variable.identifier.text, () => [makeField(host, member, variable)]);
        break;
      case 'EventFieldDeclaration':
        for (const variable of member.declaration.variables)
          this.#add(variable.identifier.text, () => [makeFieldEvent(host, member, variable)]);
        break;
      case 'EventDeclaration':
        this.#add(member.identifier.text, () => [makeEvent(host, member, partial.eventDefinitionOf(member))]);
        break;
      case 'OperatorDeclaration':
        this.#add(declaredOperatorName(member) ?? 'op_Invalid', () => {
          const method = makeOperator(host, member);
          return method ? [method] : [];
        });
        break;
      case 'ConversionOperatorDeclaration':
        this.#add(conversionName(member), () => [makeConversion(host, member)]);
        break;
      case 'DestructorDeclaration':
        this.#add(`~${host.type.name}`, () => makeDestructor(host, member));
        break;
      case 'ExtensionBlockDeclaration':
        checkExtensionBlock(host.binder, member);
        break;
      default:
    }
  }

  /** Constructors and the members of records, where the author wrote none. */
  #addSynthesized(): void {
    const host = this.#host;
    const { primary, type } = host;
    if (primary && type.kind !== 'interface')
      this.#add('.ctor', () => [makePrimaryConstructor(host, primary)]);
    if (type.flags.isRecord)
      for (const [name, make] of recordMembers(host, primary, (each) => this.#makers.has(each)))
        this.#add(name, make);
    if (type.kind === 'class' && !type.flags.isStatic && !primary && !this.#hasConstructor())
      this.#add('.ctor', () => [(host.defaultConstructor = makeDefaultConstructor(host))]);
  }

  /** Whether the author wrote a constructor; that a record copies itself by its own counts for nothing. */
  #hasConstructor(): boolean {
    if (!this.#makers.has('.ctor')) return false;
    const { type, declarations } = this.#host;
    if (!type.flags.isRecord) return true;
    const isCopy = ({ parameters: [only, ...others] }: ParameterListSyntax): boolean =>
      others.length === 0 &&
      (only?.type?.kind === 'IdentifierName'
        ? only.type.text === type.name
        : only?.type?.kind === 'GenericName' && only.type.identifier.text === type.name);
    return declarations.some(
      (declaration) =>
        declaration.kind === 'TypeDeclaration' &&
        declaration.members.some(
          (member) =>
            member.kind === 'ConstructorDeclaration' &&
            !hasModifier(member.modifiers, 'static') &&
            !isCopy(member.parameterList),
        ),
    );
  }
}
