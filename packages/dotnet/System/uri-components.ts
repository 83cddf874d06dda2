// The enum `System.UriComponents`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.UriComponents`. */
export const uriComponentsType: TypeDeclaration = declareEnum('[Flags] public enum System.UriComponents', {
  Scheme: 1,
  UserInfo: 2,
  Host: 4,
  Port: 8,
  SchemeAndServer: 13,
  Path: 16,
  Query: 32,
  PathAndQuery: 48,
  HttpRequestUrl: 61,
  Fragment: 64,
  AbsoluteUri: 127,
  StrongPort: 128,
  HostAndPort: 132,
  StrongAuthority: 134,
  NormalizedHost: 256,
  KeepDelimiter: 1073741824,
  SerializationInfoString: -2147483648,
});
