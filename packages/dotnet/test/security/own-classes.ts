// Classes of templates behind each interface and each base class of the library: what their members do is right by the
// types, and nothing like what the library's own classes do.
import { compile } from '../../../csharp/compile.ts';
import { displayType } from '../../../csharp/symbols/display.ts';
import { erase } from '@mockwright/language/metadata/symbols';
import type {
  EventSymbol,
  MethodSymbol,
  NamedType,
  ParameterSymbol,
  PropertySymbol,
  Type,
} from '@mockwright/language/metadata/symbols';
import { own } from '@mockwright/language/runtime/delegates';
import { isAssignable } from '@mockwright/language/runtime/type-relations';
import { SourceText } from '@mockwright/language/text/source-text';
import { templateLibrary } from '../../../mockwright/template/compiling/library.ts';
import { quietRun } from './quiet-run.ts';
import { ValuePool } from './value-pool.ts';
import type { Make, Pick } from './value-pool.ts';

/** What the members give: the same for ever, a few elements of something, or nothing. */
export const styles = ['ever', 'some', 'empty'] as const;
/** Of some, they also tell of the arrays that they are given. */
type Style = (typeof styles)[number] | 'telling';
type Property = PropertySymbol & { readonly kind: 'property' };

const shown = (type: Type): string => displayType(type, { isQualified: true });
const parametersOf = (parameters: readonly ParameterSymbol[]): string =>
  parameters
    .map(({ type, refKind }, index) => `${refKind === 'none' ? '' : `${refKind} `}${shown(type)} p${index}`)
    .join(', ');
const membersOf = (type: NamedType): ReturnType<NamedType['members']> =>
  type.memberNames().flatMap((name) => type.members(name));
const typeParametersOf = ({ typeParameters }: MethodSymbol): string =>
  typeParameters.length === 0 ? '' : `<${typeParameters.map(({ name }) => name).join(', ')}>`;

const few = { bool: 'n++ < 3', int: 'n++ % 3', string: '"own"', object: '"own"' };
const given: Readonly<Record<Style, Readonly<Partial<Record<string, string>>>>> = {
  ever: { bool: 'true', int: '-7', string: '"own"', object: '(object)1.5' },
  some: few,
  empty: {},
  telling: { ...few, int: 'n++ < 40 ? 2 : 0' },
};

/** The code of one class. */
class OwnClass {
  readonly #type: NamedType;
  readonly #style: Style;
  constructor(type: NamedType, style: Style) {
    this.#type = type;
    this.#style = style;
  }
  /** @returns undefined where no class can be one */
  code(): string | undefined {
    const type = this.#type;
    if (type.kind !== 'interface') {
      const base = constructorOf(type);
      return base && this.#around(`${baseCall(base)}${this.#overrides()}`);
    }
    const faces = [type, ...type.allInterfaces];
    if (faces.some((face) => membersOf(face).some(({ flags }) => 'isStatic' in flags && flags.isStatic)))
      return undefined;
    return this.#around(faces.map((face) => this.#implementation(face)).join(''));
  }
  #around(members: string): string {
    return `#pragma warning disable\nclass Own : ${shown(this.#type)} { int n; public Action<object> Tell;\n${members}}\nreturn (Func<Action<object>, object>)(tell => new Own { Tell = tell });`;
  }
  #implementation(face: NamedType): string {
    const prefix = `${shown(face)}.`;
    return membersOf(face)
      .map((member) => {
        if (member.kind === 'event') return event('', prefix, member);
        if (member.kind === 'property') return this.#property('', prefix, member);
        return member.kind === 'method' && member.methodKind === 'ordinary'
          ? this.#method('', prefix, member)
          : '';
      })
      .join('');
  }
  #overrides(): string {
    let text = '';
    const seen = new Set<string>();
    for (let at: NamedType | null = this.#type; at && at.special !== 'object'; at = at.baseType)
      for (const member of membersOf(at)) {
        if (member.kind === 'field' || !('accessibility' in member) || !isVisible(member.accessibility))
          continue;
        const parameters = 'parameters' in member ? parametersOf(member.parameters) : '';
        const key = `${member.name}(${parameters})`;
        if (seen.has(key)) continue;
        seen.add(key);
        const start = `${accessOf(member.accessibility)} override `;
        if (member.kind === 'method' && member.methodKind === 'ordinary' && isOpen(member))
          text += this.#method(start, '', member);
        else if (
          member.kind === 'property' &&
          [member.getMethod, member.setMethod].some((each) => each && isOpen(each))
        )
          text += this.#property(start, '', member);
        else if (member.kind === 'event' && member.addMethod && isOpen(member.addMethod))
          text += event(start, '', member);
      }
    return text;
  }
  #method(start: string, prefix: string, method: MethodSymbol): string {
    const { returnType, refKind, name, parameters } = method;
    return `${start}${refKind === 'none' ? '' : `${refKind} `}${shown(returnType)} ${prefix}${name}${typeParametersOf(method)}(${parametersOf(parameters)}) ${this.#body(method)}\n`;
  }
  #property(start: string, prefix: string, property: Property): string {
    const { getMethod, setMethod, accessibility } = property;
    const name =
      property.parameters.length > 0 ? `this[${parametersOf(property.parameters)}]` : property.name;
    const access = (accessor: MethodSymbol): string =>
      accessor.accessibility === accessibility ? '' : `${accessOf(accessor.accessibility)} `;
    const get =
      getMethod && isVisible(getMethod.accessibility)
        ? `${access(getMethod)}get ${this.#body(getMethod)}`
        : '';
    const set =
      setMethod && isVisible(setMethod.accessibility)
        ? `${access(setMethod)}${setMethod.flags.isInitOnly === true ? 'init' : 'set'} { }`
        : '';
    return `${start}${shown(property.type)} ${prefix}${name} { ${get} ${set} }\n`;
  }
  #body({ parameters, returnType, refKind }: MethodSymbol): string {
    if (refKind !== 'none') return '{ throw new NotSupportedException(); }';
    const outs = parameters
      .map((parameter, index) => (parameter.refKind === 'out' ? `p${index} = default; ` : ''))
      .join('');
    const told =
      this.#style === 'telling'
        ? parameters.map(({ type }, index) => (takesArray(type) ? `Tell?.Invoke(p${index}); ` : '')).join('')
        : '';
    const result = returnType.special === 'void' ? '' : `return ${this.#value(returnType)};`;
    return `{ ${outs}${told}${result} }`;
  }
  #value(type: Type): string {
    if (this.#style === 'empty' || type.kind === 'typeParameter' || type.kind === 'array') return 'default';
    const special = type.kind === 'dynamic' ? 'object' : type.special;
    const known = special && given[this.#style][special];
    if (known !== undefined) return known;
    if (type.kind === 'enum') return `(${shown(type)})77`;
    return isAssignable(this.#type, erase(type)) ? `(${shown(type)})(object)this` : 'default';
  }
}

const isVisible = (accessibility: string): boolean =>
  accessibility === 'public' || accessibility === 'protected' || accessibility === 'protected internal';
/** As it is written in another assembly. */
const accessOf = (accessibility: string): string => accessibility.replace(' internal', '');
const isOpen = ({ flags }: MethodSymbol): boolean =>
  (flags.isAbstract === true || flags.isVirtual === true || flags.isOverride === true) &&
  flags.isSealed !== true;
const event = (start: string, prefix: string, { type, name }: EventSymbol): string =>
  `${start}event ${shown(type)} ${prefix}${name} { add { } remove { } }\n`;

/** The constructor with the fewest parameters that a class of a template may call. */
export function constructorOf(type: NamedType): MethodSymbol | undefined {
  return (type.members('.ctor') as readonly MethodSymbol[])
    .filter(({ accessibility }) => isVisible(accessibility))
    .toSorted((a, b) => a.parameters.length - b.parameters.length)[0];
}
const baseCall = ({ parameters }: MethodSymbol): string =>
  parameters.length === 0
    ? ''
    : `public Own() : base(${parameters.map(({ type }) => (type.special === 'string' ? '"x"' : `default(${shown(type)})`)).join(', ')}) { }\n`;

const takesArray = (type: Type): boolean =>
  type.kind === 'array' || ('name' in type && type.name === 'Array');
/** Whether a class of a template may be given arrays by members that it implements or overrides. */
export function isGivenArrays(type: NamedType): boolean {
  const faces = type.kind === 'interface' ? [type, ...type.allInterfaces] : [type];
  return faces
    .flatMap(membersOf)
    .some(
      (member) =>
        member.kind === 'method' &&
        (type.kind === 'interface' || isOpen(member)) &&
        member.parameters.some((parameter) => takesArray(parameter.type)),
    );
}

/** What makes objects of the class; undefined where it does not compile. */
function maker(code: string, tell: (array: unknown) => void): Make | undefined {
  const { program } = compile({
    sources: [new SourceText('own', code)],
    library: templateLibrary().library,
    globalsType: null,
    imports: ['System'],
  });
  if (!program) return undefined;
  const make = quietRun().enter(() => program.start(null).run(0)) as (tell: unknown) => unknown;
  return () => make(own(tell));
}

/** Values as {@link ValuePool} has them, and of each interface and class objects of classes of a template. */
export class OwnClasses extends ValuePool {
  readonly #own: Map<Type, Make[]> = new Map();
  readonly #styles: readonly Style[];
  readonly #tell: (array: unknown) => void;
  /** @param chosen of which styles there are classes for a type */
  constructor(chosen: readonly Style[], tell: (array: unknown) => void = () => {}) {
    super();
    this.#styles = chosen;
    this.#tell = tell;
  }
  /** Makes the classes of a type. @returns whether there is one */
  declare(type: NamedType): boolean {
    const makes = this.#styles.flatMap((style) => {
      const code = new OwnClass(type, style).code();
      return (code !== undefined && maker(code, this.#tell)) || [];
    });
    for (const each of [type, ...type.allInterfaces]) {
      const known = this.#own.get(each) ?? [];
      if (each === type || known.length < 6) this.#own.set(each, [...known, ...makes]);
    }
    return makes.length > 0;
  }
  has(type: Type): boolean {
    return this.makesOf(erase(type)).length > 0;
  }
  /** What makes objects of the classes as values of a type. */
  protected makesOf(type: Type): readonly Make[] {
    return this.#own.get(type) ?? [];
  }
  override objects(type: NamedType): readonly Make[] {
    return [...this.makesOf(type), ...super.objects(type)];
  }
  override one(named: Type, pick: Pick, depth?: number): unknown {
    const makes = this.makesOf(erase(named));
    return makes.length > 0 && pick(2) === 0 ? makes[pick(makes.length)]!() : super.one(named, pick, depth);
  }
}

/** The interfaces and open classes that a type is made of. */
export function openTypes(type: Type): readonly NamedType[] {
  if (type.kind === 'array') return openTypes(type.element);
  if (type.kind === 'typeParameter' || type.kind === 'dynamic' || type.kind === 'error') return [];
  const parts = type.typeArguments.flatMap(openTypes);
  const { isSealed, isStatic } = type.flags;
  const isOpenClass =
    type.kind === 'class' && isSealed !== true && isStatic !== true && type.special === undefined;
  return type.kind === 'interface' || isOpenClass ? [...parts, type] : parts;
}
