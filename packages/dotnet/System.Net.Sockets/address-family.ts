// The enum `System.Net.Sockets.AddressFamily`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

const interNetwork = 2;
const interNetworkV6 = 23;

/** `System.Net.Sockets.AddressFamily`. */
export const addressFamilyType: TypeDeclaration = declareEnum(
  'public enum System.Net.Sockets.AddressFamily',
  {
    Unknown: -1,
    Unspecified: 0,
    Unix: 1,
    InterNetwork: interNetwork,
    InterNetworkV6: interNetworkV6,
  },
);
