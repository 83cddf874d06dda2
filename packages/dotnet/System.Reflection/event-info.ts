// The class `System.Reflection.EventInfo` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { EventInfo } from './member-info.ts';
import { accessor } from './member-types.ts';

/** `System.Reflection.EventInfo`. */
export const eventInfoType: TypeDeclaration = declareType(
  'public abstract class System.Reflection.EventInfo : System.Reflection.MemberInfo',
  () => ({
    'void AddEventHandler(object? target, Delegate? handler)': (
      self: EventInfo,
      target: unknown,
      handler: unknown,
    ) => self.change(target, handler, true),
    'void RemoveEventHandler(object? target, Delegate? handler)': (
      self: EventInfo,
      target: unknown,
      handler: unknown,
    ) => self.change(target, handler, false),
    'System.Reflection.MethodInfo? GetAddMethod()': (self: EventInfo) =>
      accessor(self, self.symbol.addMethod, false),
    'System.Reflection.MethodInfo? GetRemoveMethod()': (self: EventInfo) =>
      accessor(self, self.symbol.removeMethod, false),
    'Type? EventHandlerType { get; }': (self: EventInfo) => self.symbol.type,
    'override string ToString()': (self: EventInfo) => self.$toString(),
  }),
  { runtime: EventInfo },
);
