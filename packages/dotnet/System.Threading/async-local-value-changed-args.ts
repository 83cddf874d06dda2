// The struct `System.Threading.AsyncLocalValueChangedArgs` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { defaultOf } from '@mockwright/language/runtime/casting';
import { ValueChanged } from './async-local.ts';

const unchanged = (type: NamedType): ValueChanged => {
  const value = defaultOf(type.typeArguments[0]!);
  return new ValueChanged(type, value, value, false);
};

/** `System.Threading.AsyncLocalValueChangedArgs`. */
export const asyncLocalValueChangedArgsType: TypeDeclaration = declareType(
  'public readonly struct System.Threading.AsyncLocalValueChangedArgs<T>',
  () => ({
    'T? PreviousValue { get; }': (self: ValueChanged) => self.previous,
    'T? CurrentValue { get; }': (self: ValueChanged) => self.current,
    'bool ThreadContextChanged { get; }': (self: ValueChanged) => self.hasContextChanged,
  }),
  { runtime: ValueChanged, defaultValue: unchanged },
);
