// The class `System.Text.Json.Serialization.Metadata.DefaultJsonTypeInfoResolver`: what it does, and how template code sees it.
import { serializationProblem } from '../../System.Text.Json/serializable-type.ts';
import { ArgumentException } from '@mockwright/language/runtime/exceptions';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { coreType } from '@mockwright/language/runtime/core-types';
import { notNull } from '@mockwright/language/runtime/not-null';
import type {
  JsonSerializerOptions,
  TypeInfoResolver,
} from '../../System.Text.Json.Serialization/json-serializer-options.ts';
import { ConfigurationList } from '../../System.Text.Json/configuration-list.ts';
import { plainContract } from '../../System.Text.Json/type-contracts.ts';
import type { TypeContract } from '../../System.Text.Json/type-contracts.ts';
import { JsonTypeInfo } from './json-type-info.ts';
import type { Modifier } from './modifier.ts';

type Maker = (type: NamedType, options: JsonSerializerOptions) => JsonTypeInfo | null;

/** `DefaultJsonTypeInfoResolver`: modifiers change what the type itself says. */
export class DefaultJsonTypeInfoResolver implements TypeInfoResolver {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  readonly modifiers: ConfigurationList<Modifier>;

  constructor(modifiers: readonly Modifier[] = []) {
    this.modifiers = new ConfigurationList(
      coreType('System.Action', 1).construct([
        coreType('System.Text.Json.Serialization.Metadata.JsonTypeInfo'),
      ]),
      modifiers,
    );
  }

  $contract(type: NamedType, options: JsonSerializerOptions): TypeContract | undefined {
    const own = (this as unknown as Record<string, Maker | undefined>)[
      'DefaultJsonTypeInfoResolver.GetTypeInfo/2'
    ];
    const info = own ? own.call(this, type, options) : this.typeInfo(type, options);
    return info?.contract();
  }
  typeInfo(type: NamedType, options: JsonSerializerOptions): JsonTypeInfo {
    const problem = serializationProblem(type);
    if (problem !== undefined) throw new ArgumentException(problem, 'type');
    const members = (type as Type).kind === 'array' ? type.baseType! : type;
    const info = new JsonTypeInfo(type, options, plainContract(members, options));
    for (const modify of this.modifiers) modify(info);
    return info;
  }
  withModifier(modifier: Modifier): DefaultJsonTypeInfoResolver {
    return new DefaultJsonTypeInfoResolver([...this.modifiers, modifier]);
  }
}

/** `System.Text.Json.Serialization.Metadata.DefaultJsonTypeInfoResolver`. */
export const defaultJsonTypeInfoResolverType: TypeDeclaration = declareType(
  'public class System.Text.Json.Serialization.Metadata.DefaultJsonTypeInfoResolver : IJsonTypeInfoResolver',
  () => ({
    'DefaultJsonTypeInfoResolver()': () => new DefaultJsonTypeInfoResolver(),
    'IList<Action<JsonTypeInfo>> Modifiers { get; }': (self: DefaultJsonTypeInfoResolver) => self.modifiers,
    'virtual JsonTypeInfo GetTypeInfo(Type type, System.Text.Json.JsonSerializerOptions options)': (
      self: DefaultJsonTypeInfoResolver,
      type: NamedType | null,
      options: JsonSerializerOptions | null,
    ) => self.typeInfo(notNull(type, 'type'), notNull(options, 'options')),
  }),
  { runtime: DefaultJsonTypeInfoResolver },
);
