// `JsonSerializerSettings`: what is not set (undefined) has Newtonsoft.Json's default.
import type { Held } from '@mockwright/language/runtime/change-log';
import type { JsonConverter } from './converter.ts';
import type { StreamingContext } from '../../System.Runtime.Serialization/streaming-context.ts';

/** The settings by their name in C#, in camel case. */
export interface SettingValues {
  referenceLoopHandling?: number | undefined;
  missingMemberHandling?: number | undefined;
  objectCreationHandling?: number | undefined;
  nullValueHandling?: number | undefined;
  defaultValueHandling?: number | undefined;
  preserveReferencesHandling?: number | undefined;
  typeNameHandling?: number | undefined;
  metadataPropertyHandling?: number | undefined;
  constructorHandling?: number | undefined;
  formatting?: number | undefined;
  dateFormatHandling?: number | undefined;
  dateTimeZoneHandling?: number | undefined;
  dateParseHandling?: number | undefined;
  floatParseHandling?: number | undefined;
  floatFormatHandling?: number | undefined;
  stringEscapeHandling?: number | undefined;
  dateFormatString?: string | null | undefined;
  culture?: object | null | undefined;
  maxDepth?: number | null | undefined;
  checkAdditionalContent?: boolean | undefined;
  /** An `IContractResolver`. */
  contractResolver?: object | null | undefined;
  /** A delegate `EventHandler<ErrorEventArgs>`. */
  error?: ((sender: unknown, args: object) => void) | null | undefined;
  context?: StreamingContext | undefined;
  /** An `ISerializationBinder`. */
  serializationBinder?: object | null | undefined;
  typeNameAssemblyFormatHandling?: number | undefined;
  /** A `Func<IReferenceResolver>`. */
  referenceResolverProvider?: (() => object | null) | null | undefined;
  /** An `ITraceWriter`. */
  traceWriter?: object | null | undefined;
  /** An `IEqualityComparer`. */
  equalityComparer?: object | null | undefined;
}

/** `Newtonsoft.Json.JsonSerializerSettings`. */
export class JsonSerializerSettings {
  readonly values: SettingValues = {};
  converters: JsonConverter[] = [];

  $held(): Held {
    const values = { ...this.values };
    const converters = [...this.converters];
    const putBack = (): void => {
      for (const name of Object.keys(this.values)) delete (this.values as Record<string, unknown>)[name];
      Object.assign(this.values, values);
      this.converters.splice(0, Infinity, ...converters);
    };
    return { parts: [...Object.values(values), ...converters], putBack };
  }

  static copyOf(original: JsonSerializerSettings): JsonSerializerSettings {
    const copy = new JsonSerializerSettings();
    Object.assign(copy.values, original.values);
    copy.converters = [...original.converters];
    return copy;
  }
}
