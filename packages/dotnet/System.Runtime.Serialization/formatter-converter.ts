// The class `System.Runtime.Serialization.FormatterConverter` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { cast } from '@mockwright/language/runtime/casting';
import { typeOfConvertible } from '../System/convert-values.ts';
import { perScalar } from './scalar-values.ts';
import { FormatterConverter } from './serialization-info.ts';

const conversions = perScalar((type, member) => ({
  [`${type}${type === 'string' ? '?' : ''} To${member}(object value)`]: (
    self: FormatterConverter,
    value: unknown,
  ) => cast(self.convert(value, typeOfConvertible(type)), typeOfConvertible(type)),
}));

/** `System.Runtime.Serialization.FormatterConverter`. */
export const formatterConverterType: TypeDeclaration = declareType(
  'public class System.Runtime.Serialization.FormatterConverter : System.Runtime.Serialization.IFormatterConverter',
  () => ({
    'FormatterConverter()': () => new FormatterConverter(),
    'object Convert(object value, Type type)': (self: FormatterConverter, value: unknown, type: Type) =>
      self.convert(value, type),
    ...conversions,
  }),
  { runtime: FormatterConverter },
);
