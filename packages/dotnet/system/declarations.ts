// All types of the core of System.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { appContextType } from './app-context.ts';
import { arrayType } from './array.ts';
import { debugTypes } from './diagnostics/debug.ts';
import { dbNullType } from './db-null.ts';
import { annotationAttributeTypes } from './annotation-attributes.ts';
import { interopAttributeTypes } from './interop-attributes.ts';
import { reservedAttributeTypes } from './reserved-attributes.ts';
import { attributeTypes, eventArgsType } from './attributes.ts';
import { compilerAttributeTypes } from './compiler-attributes.ts';
import { defaultStringHandlerType } from './default-string-handler.ts';
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
import { aesTypes } from './cryptography/aes.ts';
import { aesGcmTypes } from './cryptography/aes-gcm.ts';
import { cryptoStreamTypes } from './cryptography/crypto-stream.ts';
import { cryptographyTypes } from './cryptography/hashing.ts';
import { randomNumberTypes } from './cryptography/random-number-generator.ts';
import { enumType } from './enum.ts';
import { consoleTypes } from './console.ts';
import { defaultValueAttributeType } from './component/default-value.ts';
import { typeDescriptorTypes } from './component/type-descriptor.ts';
import { componentModelTypes } from './component-model.ts';
import { incrementalHashTypes } from './cryptography/incremental-hash.ts';
import { hkdfType } from './cryptography/hkdf.ts';
import { keyDerivationTypes } from './cryptography/key-derivation.ts';
import { platformTypes } from './platform.ts';
import { detailedExceptionTypes } from './detailed-exceptions.ts';
import { rareExceptionTypes } from './rare-exceptions.ts';
import { referenceTypes } from './references.ts';
import { environmentEnums, environmentType, gcType } from './environment.ts';
import { exceptionDispatchInfoType } from './exception-dispatch-info.ts';
import { exceptionTypes } from './exception-types.ts';
import { formattableStringFactoryType, formattableStringType } from './formattable-string.ts';
import { charUnicodeInfoType } from './globalization/char-unicode-info.ts';
import { cultureInfoType, cultureTypesType, regionInfoType } from './globalization/culture-types.ts';
import { digitShapesType, numberFormatInfoType } from './globalization/number-format-type.ts';
import { compareInfoType, compareOptionsType } from './globalization/compare-info.ts';
import { idnMappingType } from './globalization/idn-mapping.ts';
import { textInfoType } from './globalization/text-info.ts';
import { guidType } from './guid.ts';
import { hashCodeType } from './hash-code.ts';
import { indexType, rangeType } from './index-range.ts';
import { interfaceTypes } from './interfaces.ts';
import { lazyThreadSafetyModeType, lazyType, lazyWithMetadataType } from './lazy.ts';
import { mathFType, mathType, midpointRoundingType } from './math.ts';
import { nullableClassType, nullableType } from './nullable.ts';
import { cookieContainerType } from './net/cookie-container.ts';
import { cookieTypes } from './net/cookie.ts';
import { ipAddressTypes } from './net/ip-address.ts';
import { ipNetworkType } from './net/ip-network.ts';
import { networkCredentialTypes } from './net/network-credential.ts';
import { httpRequestExceptionTypes } from './net/http-request-exception.ts';
import { httpStatusCodeType } from './net/http-status-code.ts';
import { serializationInfoTypes } from './serialization/serialization-types.ts';
import { uriBuilderType } from './net/uri-builder.ts';
import { uriEnumTypes, uriFormatExceptionType, uriType } from './net/uri.ts';
import { securityElementType } from './security-element.ts';
import { httpUtilityTypes } from './net/http-utility.ts';
import { webUtilityType } from './net/web-utility.ts';
import { bigIntegerType } from './numbers/big-integer.ts';
import { decimalType } from './numbers/decimal-type.ts';
import { doubleType, singleType } from './numbers/floating-types.ts';
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
} from './numbers/integer-types.ts';
import { bitOperationsType } from './numerics/bit-operations.ts';
import { complexType } from './numerics/complex.ts';
import { vectorTypes } from './numerics/vectors.ts';
import { halfType } from './numerics/half.ts';
import { wideIntegerTypes } from './numerics/wide-integers.ts';
import { numberInterfaces } from './numerics/number-interfaces.ts';
import { operatorInterfaces } from './numerics/operator-interfaces.ts';
import { numberStylesType } from './numbers/number-styles.ts';
import { objectType, valueTypeType, voidType } from './object.ts';
import { randomType } from './random.ts';
import { memberTypes } from './reflection/member-types.ts';
import { activatorType } from './reflection/activator.ts';
import { runtimeTypeType, typeInfoType, typeType } from './reflection/type.ts';
import { stopwatchType } from './stopwatch.ts';
import { stringComparerType, stringComparisonType } from './string-comparer.ts';
import { tupleExtensionsType } from './tuple-extensions.ts';
import { iTupleType, tupleClassType, tupleTypes, valueTupleClassType, valueTupleTypes } from './tuple.ts';
import { typeCodeType } from './type-code.ts';
import { unicodeCategoryType } from './unicode-category.ts';
import { versionType } from './version.ts';
import { colorTypes } from './drawing/color.ts';
import { floatShapeTypes } from './drawing/float-shapes.ts';
import { shapeTypes } from './drawing/shapes.ts';
import { claimTypes } from './security/claims.ts';
import { claimNameTypes } from './security/claim-types.ts';
import { httpMethodTypes } from './net/http-method.ts';
import { headerValueTypes } from './net/header-values.ts';
import { changeInterfaceTypes } from './component/change-interfaces.ts';
import { rareEnumTypes } from './rare-enums.ts';
import { designerAttributeTypes } from './designer-attributes.ts';
import { identityTableTypes } from './identity-tables.ts';
import { activityIdTypes } from './diagnostics/activity-ids.ts';

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
