// What no template author reaches for: declared once a template names one of its types.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { annotationAttributeTypes } from './System/annotation-attributes.ts';
import { interopAttributeTypes } from './System/interop-attributes.ts';
import { reservedAttributeTypes } from './System/reserved-attributes.ts';
import { designerAttributeTypes } from './System/designer-attributes.ts';
import { rareEnumTypes } from './System/rare-enums.ts';
import { systemBuffersBinaryDeclarations } from './System.Buffers.Binary/declarations.ts';
import { systemBuffersTextDeclarations } from './System.Buffers.Text/declarations.ts';
import { systemBuffersDeclarations } from './System.Buffers/declarations.ts';
import { systemCollectionsFrozenDeclarations } from './System.Collections.Frozen/declarations.ts';
import { systemCollectionsSpecializedDeclarations } from './System.Collections.Specialized/declarations.ts';
import { systemCollectionsDeclarations } from './System.Collections/declarations.ts';
import { systemComponentModelDeclarations } from './System.ComponentModel/declarations.ts';
import { systemDiagnosticsDeclarations } from './System.Diagnostics/declarations.ts';
import { systemGlobalizationDeclarations } from './System.Globalization/declarations.ts';
import { systemIOCompressionDeclarations } from './System.IO.Compression/declarations.ts';
import { systemIODeclarations } from './System.IO/declarations.ts';
import { systemNetDeclarations } from './System.Net/declarations.ts';
import { systemNumericsDeclarations } from './System.Numerics/declarations.ts';
import { systemRuntimeCompilerServicesDeclarations } from './System.Runtime.CompilerServices/declarations.ts';
import { systemRuntimeInteropServicesDeclarations } from './System.Runtime.InteropServices/declarations.ts';
import { systemRuntimeSerializationFormattersDeclarations } from './System.Runtime.Serialization.Formatters/declarations.ts';
import { systemSecurityCryptographyDeclarations } from './System.Security.Cryptography/declarations.ts';
import { systemTextJsonSerializationMetadataDeclarations } from './System.Text.Json.Serialization.Metadata/declarations.ts';
import { systemTextJsonDeclarations } from './System.Text.Json/declarations.ts';
import { systemTextUnicodeDeclarations } from './System.Text.Unicode/declarations.ts';
import { systemTextDeclarations } from './System.Text/declarations.ts';
import { systemThreadingChannelsDeclarations } from './System.Threading.Channels/declarations.ts';
import { systemThreadingDeclarations } from './System.Threading/declarations.ts';
import { systemWindowsInputDeclarations } from './System.Windows.Input/declarations.ts';
import { systemXmlXPathDeclarations } from './System.Xml.XPath/declarations.ts';
import { systemXmlDeclarations } from './System.Xml/declarations.ts';

/** The tables that hold types of several namespaces, and the types of each namespace. */
export const extendedDeclarations: readonly TypeDeclaration[] = [
  ...annotationAttributeTypes,
  ...interopAttributeTypes,
  ...reservedAttributeTypes,
  ...designerAttributeTypes,
  ...rareEnumTypes,
  ...systemBuffersBinaryDeclarations,
  ...systemBuffersTextDeclarations,
  ...systemBuffersDeclarations,
  ...systemCollectionsFrozenDeclarations,
  ...systemCollectionsSpecializedDeclarations,
  ...systemCollectionsDeclarations,
  ...systemComponentModelDeclarations,
  ...systemDiagnosticsDeclarations,
  ...systemGlobalizationDeclarations,
  ...systemIOCompressionDeclarations,
  ...systemIODeclarations,
  ...systemNetDeclarations,
  ...systemNumericsDeclarations,
  ...systemRuntimeCompilerServicesDeclarations,
  ...systemRuntimeInteropServicesDeclarations,
  ...systemRuntimeSerializationFormattersDeclarations,
  ...systemSecurityCryptographyDeclarations,
  ...systemTextJsonSerializationMetadataDeclarations,
  ...systemTextJsonDeclarations,
  ...systemTextUnicodeDeclarations,
  ...systemTextDeclarations,
  ...systemThreadingChannelsDeclarations,
  ...systemThreadingDeclarations,
  ...systemWindowsInputDeclarations,
  ...systemXmlXPathDeclarations,
  ...systemXmlDeclarations,
];
