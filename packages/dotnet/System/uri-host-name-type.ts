// The enum `System.UriHostNameType` as template code sees it.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { hostKinds } from '../System.Net/uri-host.ts';

/** `System.UriHostNameType`. */
export const uriHostNameTypeType: TypeDeclaration = declareEnum(
  'public enum System.UriHostNameType',
  hostKinds,
);
