// The enum `System.Net.Http.HttpRequestError`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.Net.Http.HttpRequestError`. */
export const httpRequestErrorType: TypeDeclaration = declareEnum(
  'public enum System.Net.Http.HttpRequestError',
  {
    Unknown: 0,
    NameResolutionError: 1,
    ConnectionError: 2,
    SecureConnectionError: 3,
    HttpProtocolError: 4,
    ExtendedConnectNotSupported: 5,
    VersionNegotiationError: 6,
    UserAuthenticationError: 7,
    ProxyTunnelError: 8,
    InvalidResponse: 9,
    ResponseEnded: 10,
    ConfigurationLimitExceeded: 11,
  },
);
