// `System.Net.NetworkCredential`.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Accessors, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';

/** A name and a password. */
class NetworkCredential {
  declare readonly $type: NamedType;
  userName: string;
  password: string;
  domain: string;
  constructor(userName: string | null, password: string | null, domain: string | null) {
    this.userName = userName ?? '';
    this.password = password ?? '';
    this.domain = domain ?? '';
  }
}

const text = (name: 'userName' | 'password' | 'domain'): Accessors => ({
  get: (self: NetworkCredential) => self[name],
  set: (self: NetworkCredential, value: string | null) => {
    self[name] = value ?? '';
  },
});

/** `ICredentials`, `ICredentialsByHost` and `NetworkCredential`. */
export const networkCredentialTypes: readonly TypeDeclaration[] = [
  declareType('public interface System.Net.ICredentials', () => ({
    'NetworkCredential? GetCredential(Uri uri, string authType)': undefined,
  })),
  declareType('public interface System.Net.ICredentialsByHost', () => ({
    'NetworkCredential? GetCredential(string host, int port, string authenticationType)': undefined,
  })),
  declareType(
    'public class System.Net.NetworkCredential : ICredentials, ICredentialsByHost',
    () => ({
      'NetworkCredential()': () => new NetworkCredential('', '', ''),
      'NetworkCredential(string? userName, string? password)': (
        userName: string | null,
        password: string | null,
      ) => new NetworkCredential(userName, password, ''),
      'NetworkCredential(string? userName, string? password, string? domain)': (
        userName: string | null,
        password: string | null,
        domain: string | null,
      ) => new NetworkCredential(userName, password, domain),
      'string UserName { get; set; }': text('userName'),
      'string Password { get; set; }': text('password'),
      'string Domain { get; set; }': text('domain'),
      'NetworkCredential GetCredential(Uri? uri, string? authenticationType)': (self: NetworkCredential) =>
        self,
      'NetworkCredential GetCredential(string? host, int port, string? authenticationType)': (
        self: NetworkCredential,
      ) => self,
    }),
    { runtime: NetworkCredential },
  ),
];
