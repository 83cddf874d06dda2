// The types of `System.Xml`, but for those in extended/.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { xmlExceptionType } from './xml-exception.ts';
import { xmlNodeTypeType } from './xml-node-type.ts';
import { iXmlLineInfoType } from './i-xml-line-info.ts';
import { xmlNameTableType } from './xml-name-table.ts';
import { nameTableType } from './name-table.ts';
import { xmlNamespaceScopeType } from './xml-namespace-scope.ts';
import { iXmlNamespaceResolverType } from './i-xml-namespace-resolver.ts';
import { xmlNamespaceManagerType } from './xml-namespace-manager.ts';
import { conformanceLevelType } from './conformance-level.ts';
import { newLineHandlingType } from './new-line-handling.ts';
import { namespaceHandlingType } from './namespace-handling.ts';
import { xmlOutputMethodType } from './xml-output-method.ts';
import { writeStateType } from './write-state.ts';
import { xmlSpaceType } from './xml-space.ts';
import { xmlWriterSettingsType } from './xml-writer-settings.ts';
import { xmlWriterType } from './xml-writer.ts';
import { readStateType } from './read-state.ts';
import { dtdProcessingType } from './dtd-processing.ts';
import { xmlResolverType } from './xml-resolver.ts';
import { xmlReaderSettingsType } from './xml-reader-settings.ts';
import { xmlReaderType } from './xml-reader.ts';
import { xmlDateTimeSerializationModeType } from './xml-date-time-serialization-mode.ts';
import { xmlConvertType } from './xml-convert.ts';

/** The types of `System.Xml`, containing types before the types inside them. */
export const systemXmlDeclarations: readonly TypeDeclaration[] = [
  xmlExceptionType,
  xmlNodeTypeType,
  iXmlLineInfoType,
  xmlNameTableType,
  nameTableType,
  xmlNamespaceScopeType,
  iXmlNamespaceResolverType,
  xmlNamespaceManagerType,
  conformanceLevelType,
  newLineHandlingType,
  namespaceHandlingType,
  xmlOutputMethodType,
  writeStateType,
  xmlSpaceType,
  xmlWriterSettingsType,
  xmlWriterType,
  readStateType,
  dtdProcessingType,
  xmlResolverType,
  xmlReaderSettingsType,
  xmlReaderType,
  xmlDateTimeSerializationModeType,
  xmlConvertType,
];
