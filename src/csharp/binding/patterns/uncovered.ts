// Writes the example of a value that no arm of a switch expression takes, as the warning about it does.
import type { ConstantValue } from '../../../metadata/declaration.ts';
import type { NamedType, Type } from '../../../metadata/symbols.ts';
import { displayType } from '../../symbols/display.ts';
import { isEnum, isNullable, isTuple, stripNullable } from '../../symbols/type-facts.ts';
import { tupleElementTypes } from '../../symbols/display.ts';
import type { Fact, Facts, Gap } from './decisions.ts';
import type { ValueSet } from './value-sets.ts';

/** The example, and whether it takes an enum value without a name. */
export interface Example {
  readonly text: string;
  readonly isUnnamedEnum: boolean;
}

/**
 * A pattern for the values of a gap; undefined where it exists only for `null`, of which nothing is said.
 * @param comparedWithNull the subjects that some arm compares with `null` itself
 */
export function exampleOf(
  gap: Gap,
  inputType: Type,
  comparedWithNull: ReadonlySet<string>,
): Example | undefined {
  if ([...gap.facts].some(([key, { subject, isNull }]) => key === subject.key && isNull === true))
    return undefined;
  const writer = new Writer(gap.facts, comparedWithNull);
  const text = writer.write('', inputType);
  return { text, isUnnamedEnum: writer.isUnnamedEnum };
}

/** No example is longer. */
const longestList = 1000;

/** As Roslyn's `PatternExplainer`: what the tests on the way there say of each value, and of what is read from it. */
class Writer {
  isUnnamedEnum = false;
  readonly #facts: Facts;
  readonly #comparedWithNull: ReadonlySet<string>;
  constructor(facts: Facts, comparedWithNull: ReadonlySet<string>) {
    this.#facts = facts;
    this.#comparedWithNull = comparedWithNull;
  }

  write(key: string, type: Type): string {
    const fact = this.#facts.get(key);
    const cast = fact?.types[0];
    if (cast) return this.#typed(`${key}/:${cast.id}`, cast, displayType(cast, { isQualified: true }));
    if (!isNullable(type) || !fact) return this.#typed(key, type, '');
    if (fact.nullOrigin === 'null') return this.#isLookedInto(key, fact) ? '_' : 'not null';
    const text = this.#typed(key, stripNullable(type), '');
    return text === '_' ? 'not null' : text;
  }

  #inside(key: string): readonly Fact[] {
    return [...this.#facts.values()].filter(({ subject }) => subject.parent?.key === key);
  }
  #isLookedInto(key: string, fact: Fact): boolean {
    return fact.isNarrowed || this.#inside(key).length > 0;
  }

  /** @param prefix the type, where it was tested */
  #typed(key: string, type: Type, prefix: string): string {
    const fact = this.#facts.get(key);
    const inside = this.#inside(key);
    if (fact?.isNarrowed)
      return inside.length === 0 && fact.values ? this.#value(fact.values, type) : prefix || '_';
    const positions = inside.filter(({ subject }) => subject.step?.kind === 'position');
    const properties = inside.filter(({ subject }) => subject.step?.kind === 'property');
    const length = inside.find(({ subject }) => subject.step?.kind === 'length');
    const count = length?.values?.sample();
    if (length?.subject.step?.kind === 'length' && typeof count === 'number' && properties.length === 0)
      return inside.some(({ subject }) => subject.step?.kind === 'item')
        ? `${prefix}${this.#list(key, count)}`
        : `${prefix}{ ${length.subject.step.name}: ${count} }`;
    if (positions.length > 0 || properties.length > 0)
      return `${prefix}${this.#positions(key, type, positions)}${this.#properties(properties, positions.length > 0)}`;
    if (prefix) return prefix;
    return fact && this.#isNotNull(key, fact) ? 'not null' : '_';
  }

  /** A test for a type that failed says nothing of `null`, unless an arm is for that. */
  #isNotNull(key: string, { isNull, nullOrigin }: Fact): boolean {
    return isNull === false && (nullOrigin !== 'type' || this.#comparedWithNull.has(key));
  }

  /** Roslyn puts a space before each name and a comma with a space between them. */
  #properties(properties: readonly Fact[], isAfterPositions: boolean): string {
    if (properties.length === 0) return '';
    const texts = properties.map(
      ({ subject }) =>
        ` ${subject.step!.kind === 'property' ? subject.step!.name : ''}: ${this.write(subject.key, subject.type)}`,
    );
    return `${isAfterPositions ? ' ' : ''}{${texts.join(', ')} }`;
  }

  #list(key: string, length: number): string {
    const texts = Array.from({ length: Math.min(length, longestList) }, (_, index) => {
      const item = [`[${index}]`, `[^${length - index}]`]
        .map((suffix) => this.#facts.get(`${key}/${suffix}`))
        .find((fact) => fact !== undefined);
      return item ? this.write(item.subject.key, item.subject.type) : '_';
    });
    return `[${texts.join(', ')}]`;
  }

  #positions(key: string, type: Type, positions: readonly Fact[]): string {
    if (positions.length === 0) return '';
    const step = positions[0]!.subject.step!;
    const count = step.kind === 'position' ? step.count : 0;
    const types = isTuple(type) ? tupleElementTypes(type) : [];
    const texts = Array.from({ length: count }, (_, index) => {
      const known = positions.find(
        ({ subject }) => subject.step?.kind === 'position' && subject.step.index === index,
      );
      const elementType = known?.subject.type ?? types[index];
      return known && elementType ? this.write(`${key}/(${index}/${count})`, elementType) : '_';
    });
    return `(${texts.join(', ')})`;
  }

  #value(values: ValueSet, type: Type): string {
    const value = values.sample();
    if (value === undefined) return '_';
    return isEnum(type) ? this.#enumValue(values, value, type) : constantText(value, type);
  }

  #enumValue(values: ValueSet, sample: ConstantValue, type: NamedType): string {
    const prefix = displayType(type, { isQualified: true });
    for (const name of type.memberNames()) {
      const [member] = type.members(name);
      if (member?.kind === 'field' && member.constant && values.has(member.constant.value))
        return `${prefix}.${name}`;
    }
    this.isUnnamedEnum = true;
    return `(${prefix})${String(sample)}`;
  }
}

/** How constants of a type are told from those of `int`. */
const suffixes: Readonly<Record<string, string>> = { uint: 'U', long: 'L', ulong: 'UL', decimal: 'M' };

/** A constant as it stands in code. */
function constantText(value: ConstantValue, type: Type): string {
  const special = type.special;
  switch (special) {
    case 'string':
      return JSON.stringify(value);
    case 'char':
      return value === 0 ? "'\\0'" : `'${String.fromCharCode(value as number)}'`;
    case 'nint':
    case 'nuint':
      return `(${special})${String(value)}`;
    case 'double':
    case 'float':
      if (Number.isNaN(value)) return `${special}.NaN`;
      if (value === Infinity) return `${special}.PositiveInfinity`;
      if (value === -Infinity) return `${special}.NegativeInfinity`;
      return `${String(value)}${special === 'double' ? 'D' : 'F'}`;
    default:
      return `${String(value)}${suffixes[special ?? ''] ?? ''}`;
  }
}
