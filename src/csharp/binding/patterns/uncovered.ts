// Writes the example of a value that no arm of a switch expression takes, as the warning about it does.
import type { ConstantValue } from '../../../metadata/declaration.ts';
import type { NamedType, Type } from '../../../metadata/symbols.ts';
import type { Decimal } from '../../../runtime/decimal.ts';
import { displayType } from '../../symbols/display.ts';
import { isEnum, isTuple, specialOf } from '../../symbols/type-facts.ts';
import { tupleElementTypes } from '../../symbols/display.ts';
import type { Fact, Facts, Gap } from './decisions.ts';
import { allValues } from './value-sets.ts';

/** The example, and whether it takes an enum value without a name. */
export interface Example {
  readonly text: string;
  readonly isUnnamedEnum: boolean;
}

/** A pattern for the values of a gap; undefined where it exists only for `null`, of which nothing is said. */
export function exampleOf(gap: Gap, inputType: Type): Example | undefined {
  if ([...gap.facts].some(([key, { subject, isNull }]) => key === subject.key && isNull === true))
    return undefined;
  const writer = new Writer(gap.facts);
  const text = writer.write('', inputType);
  return { text, isUnnamedEnum: writer.isUnnamedEnum };
}

/** No example is longer. */
const longestList = 1000;

class Writer {
  isUnnamedEnum = false;
  readonly #facts: Facts;
  constructor(facts: Facts) {
    this.#facts = facts;
  }

  write(key: string, type: Type): string {
    const fact = this.#facts.get(key);
    const cast = fact?.types[0];
    if (cast) return this.#typed(`${key}/:${cast.id}`, cast, fact, true);
    return this.#typed(key, type, fact, false);
  }

  #typed(key: string, type: Type, fact: Fact | undefined, isTested: boolean): string {
    const inside = [...this.#facts.values()].filter(({ subject }) => subject.parent?.key === key);
    const positions = inside.filter(({ subject }) => subject.step?.kind === 'position');
    if (positions.length > 0) return this.#positions(key, type, positions);
    const properties = inside.filter(({ subject }) => subject.step?.kind === 'property');
    const prefix = isTested ? displayType(type, { isQualified: true }) : '';
    if (properties.length > 0) {
      const texts = properties.map(
        ({ subject }) =>
          `${subject.step!.kind === 'property' ? subject.step!.name : ''}: ${this.write(subject.key, subject.type)}`,
      );
      return `${prefix}${prefix === '' ? '' : ' '}{ ${texts.join(', ')} }`;
    }
    const length = inside.find(({ subject }) => subject.step?.kind === 'length');
    const count = length?.values?.sample();
    if (length?.subject.step?.kind === 'length' && typeof count === 'number')
      return inside.some(({ subject }) => subject.step?.kind === 'item')
        ? `${prefix}${this.#list(key, count)}`
        : `${prefix}{ ${length.subject.step.name}: ${count} }`;
    const values = this.#facts.get(key)?.values;
    if (values) return this.#value(values.sample(), type);
    if (isTested) return prefix;
    return fact?.isNull === false && fact.notTypes.length === 0 ? 'not null' : '_';
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

  #value(value: ConstantValue | undefined, type: Type): string {
    if (value === undefined) return '_';
    if (isEnum(type)) return this.#enumValue(value, type);
    return constantText(value, type);
  }

  #enumValue(value: ConstantValue, type: NamedType): string {
    const values =
      [...this.#facts.values()].find((fact) => fact.subject.type === type)?.values ?? allValues(type)!;
    const prefix = displayType(type, { isQualified: true });
    for (const name of type.memberNames()) {
      const [member] = type.members(name);
      if (member?.kind === 'field' && member.constant && values.has(member.constant.value))
        return `${prefix}.${name}`;
    }
    this.isUnnamedEnum = true;
    return `(${prefix})${String(value)}`;
  }
}

/** A constant as it stands in code. */
function constantText(value: ConstantValue, type: Type): string {
  switch (specialOf(type)) {
    case 'string':
      return JSON.stringify(value);
    case 'char':
      return value === 0 ? "'\\0'" : `'${String.fromCharCode(value as number)}'`;
    case 'decimal':
      return `${(value as Decimal).toString()}M`;
    case 'double':
    case 'float': {
      const name = specialOf(type)!;
      if (Number.isNaN(value)) return `${name}.NaN`;
      if (value === Infinity) return `${name}.PositiveInfinity`;
      if (value === -Infinity) return `${name}.NegativeInfinity`;
      return `${String(value)}${name === 'double' ? 'D' : 'F'}`;
    }
    default:
      return String(value);
  }
}
