// Where an attribute may stand, and how often (C# 23.2.2).
import type { NamedType } from '@mockwright/language/metadata/symbols';
import type { TypeKind } from '@mockwright/language/metadata/symbol-kinds';
import { libraryMultiples, libraryTargets } from './attribute-targets.ts';

/** The members of `System.AttributeTargets`, with what messages call them. */
const targetNames: readonly (readonly [flag: number, text: string])[] = [
  [1, 'assembly'],
  [2, 'module'],
  [4, 'class'],
  [8, 'struct'],
  [16, 'enum'],
  [32, 'constructor'],
  [64, 'method'],
  [128, 'property, indexer'],
  [256, 'field'],
  [512, 'event'],
  [1024, 'interface'],
  [2048, 'parameter'],
  [4096, 'delegate'],
  [8192, 'return'],
  [16384, 'type parameter'],
];
const allTargets = 32767;

/** A declaration that has attributes: its places for them (the first for those that name none) and what each one is. */
export type AttributeOwner = readonly (readonly [location: string, target: number])[];

/** What attributes of that place are for is declared, and has them checked, elsewhere. */
export const elsewhere = 0;

type OwnerKind =
  | TypeKind
  | 'constructor'
  | 'method'
  | 'setter'
  | 'property'
  | 'autoProperty'
  | 'field'
  | 'event'
  | 'fieldEvent'
  | 'parameter'
  | 'recordParameter'
  | 'typeParameter';

/** The kinds of declaration. */
export const attributeOwners: Readonly<Record<OwnerKind, AttributeOwner>> = {
  class: [['type', 4]],
  struct: [['type', 8]],
  enum: [['type', 16]],
  interface: [['type', 1024]],
  delegate: [
    ['type', 4096],
    ['return', 8192],
  ],
  constructor: [['method', 32]],
  method: [
    ['method', 64],
    ['return', 8192],
  ],
  setter: [
    ['method', 64],
    ['param', 2048],
    ['return', 8192],
  ],
  property: [['property', 128]],
  autoProperty: [
    ['property', 128],
    ['field', 256],
  ],
  field: [['field', 256]],
  event: [['event', 512]],
  fieldEvent: [
    ['event', 512],
    ['method', 64],
    ['field', 256],
  ],
  parameter: [['param', 2048]],
  recordParameter: [
    ['param', 2048],
    ['property', elsewhere],
    ['field', 256],
  ],
  typeParameter: [['typevar', 16384]],
};

/** Every word that may stand before the colon, in the order in which messages list them. */
export const attributeLocations: readonly string[] = [
  'assembly',
  'module',
  'type',
  'method',
  'field',
  'property',
  'event',
  'param',
  'return',
  'typevar',
];

/** What `[AttributeUsage]` says of an attribute. */
export interface AttributeUsage {
  readonly targets: number;
  readonly allowsMultiple: boolean;
}

/** What the attribute class, or the one it is derived from, says of its use. */
export function usageOf(type: NamedType): AttributeUsage {
  for (let at: NamedType | null = type.definition; at; at = at.baseType?.definition ?? null) {
    const name = `${at.namespace}.${at.name}`;
    const targets = libraryTargets[name];
    const allowsMultiple = libraryMultiples.has(name);
    if (targets !== undefined || allowsMultiple) return { targets: targets ?? allTargets, allowsMultiple };
    const usage = at.attributes.find(
      (each) => each.type.name === 'AttributeUsageAttribute' && each.type.namespace === 'System',
    );
    if (usage)
      return {
        targets: Number(usage.arguments[0] ?? allTargets),
        allowsMultiple: usage.named.get('AllowMultiple') === true,
      };
  }
  return { targets: allTargets, allowsMultiple: false };
}

/** The targets as messages list them. */
export const targetText = (targets: number): string =>
  targetNames.flatMap(([flag, text]) => (targets & flag ? [text] : [])).join(', ');
