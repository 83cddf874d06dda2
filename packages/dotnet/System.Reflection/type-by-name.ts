// `Type.GetType(name)`: types by the names that `FullName` and `AssemblyQualifiedName` give.
import { NamedTypeSymbol } from '@mockwright/language/metadata/named-type';
import { arrayOf } from '@mockwright/language/metadata/symbols';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { assemblyOf } from '@mockwright/language/runtime/assemblies';
import { coreType, specialType } from '@mockwright/language/runtime/core-types';
import { typeName } from '@mockwright/language/runtime/type-name';
import { makeGenericType } from './generic-types.ts';
import { primitiveNames } from '@mockwright/language/metadata/special-names';

const core = 'System.Private.CoreLib';
/** Assemblies that say where types of the core library are now. */
const facades: ReadonlySet<string> = new Set([core, 'mscorlib', 'System.Runtime', 'netstandard', 'System']);

/** Reads one name from its beginning to its end. */
class NameReader {
  readonly #text: string;
  readonly #ignoreCase: boolean;
  #at = 0;
  constructor(text: string, ignoreCase: boolean) {
    this.#text = text;
    this.#ignoreCase = ignoreCase;
  }

  /** The whole text, an assembly included. */
  read(): Type | null {
    const type = this.#type(true);
    return this.#at === this.#text.length ? type : null;
  }

  #take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const [found] = pattern.exec(this.#text) ?? [];
    if (found !== undefined) this.#at += found.length;
    return found;
  }

  #type(qualified: boolean): Type | null {
    const name = this.#take(/[^,[\]]+/y)?.trim();
    if (name === undefined) return null;
    const typeArguments: (Type | null)[] = [];
    if (this.#take(/\[(?=[^,\]])/y) !== undefined) {
      do {
        const bracketed = this.#take(/\[/y) !== undefined;
        typeArguments.push(this.#type(bracketed));
        if (bracketed && this.#take(/\]/y) === undefined) return null;
      } while (this.#take(/,\s*/y) !== undefined);
      if (this.#take(/\]/y) === undefined) return null;
    }
    const ranks: number[] = [];
    for (let rank = this.#take(/\[,*\]/y); rank !== undefined; rank = this.#take(/\[,*\]/y))
      ranks.push(rank.length - 1);
    const assembly = qualified ? this.#take(/,\s*[^\]]+/y) : undefined;
    if (typeArguments.includes(null)) return null;
    const found = this.#named(name, assembly?.slice(1).split(',')[0]!.trim());
    if (!found || (typeArguments.length > 0 && typeArguments.length !== found.typeParameters.length))
      return null;
    const constructed =
      typeArguments.length > 0 ? (makeGenericType(found, typeArguments) as NamedType) : found;
    return ranks.reduce<Type>((element, rank) => arrayOf(element, rank), constructed);
  }

  #named(name: string, assembly: string | undefined): NamedType | null {
    const type = this.#ignoreCase ? (primitiveNamed(name) ?? declaredType(name)) : declaredType(name);
    if (!type) return null;
    const home = assemblyOf(type);
    if (assembly === undefined) return home === core || home === 'Script' ? type : null;
    return assembly === home || (home === core && facades.has(assembly)) ? type : null;
  }
}

function primitiveNamed(name: string): NamedType | undefined {
  const wanted = name.toLowerCase();
  return Object.keys(primitiveNames)
    .map((keyword) => specialType(keyword as 'int'))
    .find((type) => typeName(type).toLowerCase() === wanted);
}

/** A type that the library declares: a namespace, a name, perhaps nested types. Of generic ones the definition. */
export function declaredType(name: string): NamedType | null {
  const [outer = '', ...nested] = name.split('+');
  const [, qualified = '', arity = '0'] = /^([^`]+)(?:`(\d+))?$/.exec(outer) ?? [];
  if (!qualified.includes('.')) return null;
  let type: NamedType | undefined;
  try {
    type = coreType(qualified, Number(arity));
  } catch {
    return null;
  }
  for (const inner of nested) {
    const simple = inner.replace(/`\d+$/, '');
    type = type.members(simple).find((member) => member instanceof NamedTypeSymbol);
    if (!type) return null;
  }
  return type;
}

/** The type of a name such as `System.Int32` or ``System.Collections.Generic.List`1[[System.String]]``; null for others. @throws {ArgumentException} for type arguments that do not fit */
export function typeByName(name: string, ignoreCase: boolean): Type | null {
  return new NameReader(name, ignoreCase).read();
}
