// The class `System.Dynamic.CallInfo`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { toArray } from '@mockwright/language/runtime/box';
import { coreType, specialType } from '@mockwright/language/runtime/core-types';
import { ReadOnlyCollection } from '../System.Collections.ObjectModel/read-only-collection.ts';

/** `System.Dynamic.CallInfo`. */
export class CallInfo {
  declare readonly $type: NamedType;
  readonly count: number;
  readonly names: readonly string[];
  constructor(count: number, names: readonly string[]) {
    this.count = count;
    this.names = names;
  }
}

function argumentNames({ names }: CallInfo): ReadOnlyCollection<string> {
  const string = specialType('string');
  const type = coreType('System.Collections.ObjectModel.ReadOnlyCollection', 1).construct([string]);
  return new ReadOnlyCollection(type, toArray([...names], string));
}

/** `System.Dynamic.CallInfo`. */
export const callInfoType: TypeDeclaration = declareType(
  'public sealed class System.Dynamic.CallInfo',
  () => ({
    'int ArgumentCount { get; }': (self: CallInfo) => self.count,
    'System.Collections.ObjectModel.ReadOnlyCollection<string> ArgumentNames { get; }': argumentNames,
  }),
  { runtime: CallInfo },
);
