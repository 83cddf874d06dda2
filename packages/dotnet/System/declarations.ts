// All types of the core of System.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { appContextType } from './app-context.ts';
import { arrayType } from './array.ts';
import { debugTypes } from '../System.Diagnostics/debug.ts';
import { dbNullType } from './db-null.ts';
import { annotationAttributeTypes } from './annotation-attributes.ts';
import { interopAttributeTypes } from './interop-attributes.ts';
import { reservedAttributeTypes } from './reserved-attributes.ts';
import { attributeTypes, eventArgsType } from './attributes.ts';
import { compilerAttributeTypes } from '../System.Runtime.CompilerServices/compiler-attributes.ts';
import { defaultStringHandlerType } from '../System.Runtime.CompilerServices/default-string-handler.ts';
import { bitConverterType, bufferType } from './bit-converter.ts';
import { booleanType } from './boolean.ts';
import { charType } from './char.ts';
import { base64FormattingOptionsType, convertType } from './convert.ts';
import {
  actionTypes,
  delegateType,
  delegateTypes,
  funcTypes,
  multicastDelegateType,
} from './delegate-types.ts';
import { aesTypes } from '../System.Security.Cryptography/aes.ts';
import { aesGcmTypes } from '../System.Security.Cryptography/aes-gcm.ts';
import { cryptoStreamTypes } from '../System.Security.Cryptography/crypto-stream.ts';
import { cryptographyTypes } from '../System.Security.Cryptography/hashing.ts';
import { randomNumberTypes } from '../System.Security.Cryptography/random-number-generator.ts';
import { enumType } from './enum.ts';
import { consoleTypes } from './console.ts';
import { defaultValueAttributeType } from '../System.ComponentModel/default-value.ts';
import { typeDescriptorTypes } from '../System.ComponentModel/type-descriptor.ts';
import { componentModelTypes } from '../System.ComponentModel/component-model.ts';
import { incrementalHashTypes } from '../System.Security.Cryptography/incremental-hash.ts';
import { hkdfType } from '../System.Security.Cryptography/hkdf.ts';
import { keyDerivationTypes } from '../System.Security.Cryptography/key-derivation.ts';
import { platformTypes } from './platform.ts';
import { detailedExceptionTypes } from './detailed-exceptions.ts';
import { rareExceptionTypes } from './rare-exceptions.ts';
import { referenceTypes } from './references.ts';
import { environmentEnums, environmentType, gcType } from './environment.ts';
import { exceptionDispatchInfoType } from '../System.Runtime.ExceptionServices/exception-dispatch-info.ts';
import { exceptionTypes } from './exception-types.ts';
import { formattableStringFactoryType, formattableStringType } from './formattable-string.ts';
import { charUnicodeInfoType } from '../System.Globalization/char-unicode-info.ts';
import { cultureInfoType, cultureTypesType, regionInfoType } from '../System.Globalization/culture-types.ts';
import { digitShapesType, numberFormatInfoType } from '../System.Globalization/number-format-type.ts';
import { compareInfoType, compareOptionsType } from '../System.Globalization/compare-info.ts';
import { idnMappingType } from '../System.Globalization/idn-mapping.ts';
import { textInfoType } from '../System.Globalization/text-info.ts';
import { guidType } from './guid.ts';
import { hashCodeType } from './hash-code.ts';
import { indexType, rangeType } from './index-range.ts';
import { interfaceTypes } from './interfaces.ts';
import { lazyThreadSafetyModeType, lazyType, lazyWithMetadataType } from './lazy.ts';
import { mathFType, mathType, midpointRoundingType } from './math.ts';
import { nullableClassType, nullableType } from './nullable.ts';
import { cookieContainerType } from '../System.Net/cookie-container.ts';
import { cookieTypes } from '../System.Net/cookie.ts';
import { ipAddressTypes } from '../System.Net/ip-address.ts';
import { ipNetworkType } from '../System.Net/ip-network.ts';
import { networkCredentialTypes } from '../System.Net/network-credential.ts';
import { httpRequestExceptionTypes } from '../System.Net.Http/http-request-exception.ts';
import { httpStatusCodeType } from '../System.Net/http-status-code.ts';
import { serializationInfoTypes } from '../System.Runtime.Serialization/serialization-types.ts';
import { uriBuilderType } from './uri-builder.ts';
import { uriEnumTypes, uriFormatExceptionType, uriType } from './uri.ts';
import { securityElementType } from '../System.Security/security-element.ts';
import { httpUtilityTypes } from '../System.Web/http-utility.ts';
import { webUtilityType } from '../System.Net/web-utility.ts';
import { bigIntegerType } from '../System.Numerics/big-integer.ts';
import { decimalType } from './decimal-type.ts';
import { doubleType, singleType } from './floating-types.ts';
import {
  byteType,
  int16Type,
  int32Type,
  int64Type,
  intPtrType,
  sbyteType,
  uint16Type,
  uint32Type,
  uint64Type,
  uintPtrType,
} from './integer-types.ts';
import { bitOperationsType } from '../System.Numerics/bit-operations.ts';
import { complexType } from '../System.Numerics/complex.ts';
import { vectorTypes } from '../System.Numerics/vectors.ts';
import { halfType } from './half.ts';
import { wideIntegerTypes } from './wide-integers.ts';
import { numberInterfaces } from '../System.Numerics/number-interfaces.ts';
import { operatorInterfaces } from '../System.Numerics/operator-interfaces.ts';
import { numberStylesType } from '../System.Globalization/number-styles.ts';
import { objectType, valueTypeType, voidType } from './object.ts';
import { randomType } from './random.ts';
import { memberTypes } from '../System.Reflection/member-types.ts';
import { activatorType } from './activator.ts';
import { runtimeTypeType, typeInfoType, typeType } from './type.ts';
import { stopwatchType } from '../System.Diagnostics/stopwatch.ts';
import { stringComparerType, stringComparisonType } from './string-comparer.ts';
import { tupleExtensionsType } from './tuple-extensions.ts';
import { iTupleType, tupleClassType, tupleTypes, valueTupleClassType, valueTupleTypes } from './tuple.ts';
import { typeCodeType } from './type-code.ts';
import { unicodeCategoryType } from '../System.Globalization/unicode-category.ts';
import { versionType } from './version.ts';
import { colorTypes } from '../System.Drawing/color.ts';
import { floatShapeTypes } from '../System.Drawing/float-shapes.ts';
import { shapeTypes } from '../System.Drawing/shapes.ts';
import { claimTypes } from '../System.Security.Principal/claims.ts';
import { claimNameTypes } from '../System.Security.Claims/claim-types.ts';
import { httpMethodTypes } from '../System.Net.Http/http-method.ts';
import { headerValueTypes } from '../System.Net.Http.Headers/header-values.ts';
import { changeInterfaceTypes } from '../System.ComponentModel/change-interfaces.ts';
import { rareEnumTypes } from './rare-enums.ts';
import { designerAttributeTypes } from './designer-attributes.ts';
import { identityTableTypes } from '../System.Runtime.CompilerServices/identity-tables.ts';
import { activityIdTypes } from '../System.Diagnostics/activity-ids.ts';

/** The core of System, base classes first. */
export const systemDeclarations: readonly TypeDeclaration[] = [
  dbNullType,
  ...ipAddressTypes,
  ipNetworkType,
  ...networkCredentialTypes,
  ...colorTypes,
  ...shapeTypes,
  ...floatShapeTypes,
  ...httpMethodTypes,
  ...headerValueTypes,
  ...claimNameTypes,
  ...claimTypes,
  ...cookieTypes,
  cookieContainerType,
  objectType,
  valueTypeType,
  voidType,
  enumType,
  booleanType,
  charType,
  sbyteType,
  byteType,
  int16Type,
  uint16Type,
  int32Type,
  uint32Type,
  int64Type,
  uint64Type,
  intPtrType,
  uintPtrType,
  singleType,
  doubleType,
  decimalType,
  nullableType,
  nullableClassType,
  ...interfaceTypes,
  ...operatorInterfaces,
  ...numberInterfaces,
  delegateType,
  multicastDelegateType,
  ...actionTypes,
  ...funcTypes,
  ...delegateTypes,
  ...attributeTypes,
  defaultValueAttributeType,
  eventArgsType,
  ...componentModelTypes,
  ...typeDescriptorTypes,
  ...compilerAttributeTypes,
  defaultStringHandlerType,
  ...annotationAttributeTypes,
  ...interopAttributeTypes,
  ...reservedAttributeTypes,
  ...designerAttributeTypes,
  ...changeInterfaceTypes,
  ...rareEnumTypes,
  ...identityTableTypes,
  ...activityIdTypes,
  ...exceptionTypes,
  ...serializationInfoTypes,
  ...detailedExceptionTypes,
  exceptionDispatchInfoType,
  ...rareExceptionTypes,
  arrayType,
  bufferType,
  bitConverterType,
  convertType,
  base64FormattingOptionsType,
  mathType,
  mathFType,
  midpointRoundingType,
  typeCodeType,
  numberStylesType,
  randomType,
  guidType,
  versionType,
  lazyType,
  lazyWithMetadataType,
  lazyThreadSafetyModeType,
  ...tupleTypes,
  tupleClassType,
  tupleExtensionsType,
  ...valueTupleTypes,
  valueTupleClassType,
  iTupleType,
  indexType,
  rangeType,
  hashCodeType,
  stringComparisonType,
  stringComparerType,
  environmentType,
  ...environmentEnums,
  gcType,
  appContextType,
  ...debugTypes,
  ...consoleTypes,
  ...platformTypes,
  ...referenceTypes,
  stopwatchType,
  formattableStringType,
  formattableStringFactoryType,
  unicodeCategoryType,
  charUnicodeInfoType,
  cultureInfoType,
  cultureTypesType,
  regionInfoType,
  digitShapesType,
  numberFormatInfoType,
  compareInfoType,
  compareOptionsType,
  textInfoType,
  idnMappingType,
  ...memberTypes,
  typeType,
  typeInfoType,
  runtimeTypeType,
  activatorType,
  bigIntegerType,
  halfType,
  complexType,
  bitOperationsType,
  ...vectorTypes,
  ...wideIntegerTypes,
  ...cryptographyTypes,
  hkdfType,
  ...randomNumberTypes,
  ...keyDerivationTypes,
  ...incrementalHashTypes,
  ...aesTypes,
  ...aesGcmTypes,
  ...cryptoStreamTypes,
  httpStatusCodeType,
  ...httpRequestExceptionTypes,
  webUtilityType,
  securityElementType,
  ...httpUtilityTypes,
  uriType,
  uriFormatExceptionType,
  ...uriEnumTypes,
  uriBuilderType,
];
