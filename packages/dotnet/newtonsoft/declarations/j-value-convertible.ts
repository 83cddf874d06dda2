// `JValue` as `IConvertible`: what `Convert.ToInt32(token)` and `Convert.ChangeType(token, …)` call.
import type { Type } from '@mockwright/language/metadata/symbols';
import { notNull } from '@mockwright/language/runtime/not-null';
import { convertibleNames, typeCodeOf } from '../../System/convert-values.ts';
import { castToken, toBoxedObject } from '../linq/token-casts.ts';
import { JValue } from '../linq/value.ts';
import type { PrimitiveName } from '../../values/primitive-values.ts';

/** Gives `JValue` the members of `IConvertible`, under the keys that calls through the interface look for. */
export function makeValuesConvertible(): void {
  const members: Record<string, (this: JValue, type: Type) => unknown> = {
    'IConvertible.GetTypeCode/0'() {
      return typeCodeOf(this.boxed);
    },
    'IConvertible.ToType/2'(type: Type) {
      return toBoxedObject(this, notNull(type, 'objectType'));
    },
  };
  for (const name of Object.values(convertibleNames)) {
    if (name === 'String') continue;
    members[`IConvertible.To${name}/1`] = function () {
      return castToken(this, name as PrimitiveName, false);
    };
  }
  Object.assign(JValue.prototype, members);
}
