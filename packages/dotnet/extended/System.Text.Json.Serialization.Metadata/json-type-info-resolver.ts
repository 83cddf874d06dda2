// The static class `System.Text.Json.Serialization.Metadata.JsonTypeInfoResolver` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { ArgumentNullException } from '@mockwright/language/runtime/exceptions';
import type { DefaultJsonTypeInfoResolver } from './default-json-type-info-resolver.ts';
import type { Modifier } from './modifier.ts';

/** `System.Text.Json.Serialization.Metadata.JsonTypeInfoResolver`. */
export const jsonTypeInfoResolverType: TypeDeclaration = declareType(
  'public static class System.Text.Json.Serialization.Metadata.JsonTypeInfoResolver',
  () => ({
    'static IJsonTypeInfoResolver WithAddedModifier(this IJsonTypeInfoResolver resolver, Action<JsonTypeInfo> modifier)':
      (resolver: DefaultJsonTypeInfoResolver | null, modifier: Modifier | null) => {
        if (resolver === null) throw new ArgumentNullException('resolver');
        if (modifier === null) throw new ArgumentNullException('modifier');
        return resolver.withModifier(modifier);
      },
  }),
);
