// The interface `System.Runtime.Serialization.IFormatterConverter`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { perScalar } from './scalar-values.ts';

const abstractConversions = perScalar((type, member) => ({
  [`${type}${type === 'string' ? '?' : ''} To${member}(object value)`]: undefined,
}));

/** `System.Runtime.Serialization.IFormatterConverter`. */
export const iFormatterConverterType: TypeDeclaration = declareType(
  'public interface System.Runtime.Serialization.IFormatterConverter',
  () => ({
    'object Convert(object value, Type type)': undefined,
    ...abstractConversions,
  }),
);
