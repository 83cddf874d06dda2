// What `https://` addresses need: certificate and key, and what is wanted of clients.
import { X509Certificate } from 'node:crypto';
import { resolve } from 'node:path';
import type { TlsOptions } from 'node:tls';
import { bytesOfFile, MOST_PEM_BYTES } from '../../../settings/read-regular-file.ts';
import { certificateFolder, keptCertificate, namesOfThisMachine } from './kept-certificate.ts';
import { wrongCertificate, type CertificateFiles, type Remedies } from './wrong-certificate.ts';

/** A certificate, key or authority that cannot be used. */
class CertificateError extends Error {
  override readonly name: string = 'CertificateError';
}

/** What the settings say of certificates. */
export interface CertificateSettings {
  readonly certificate: string;
  readonly certificateKey: string;
  readonly certificatePassword: string;
  readonly clientCertificate: 'none' | 'request' | 'require';
  readonly clientAuthorities: readonly string[];
  /** Names that the machine is asked by, besides its own. */
  readonly allowedHosts: readonly string[];
}

/** Everything a secure address is opened with. */
export interface ServerCredentials {
  readonly tls: TlsOptions;
  /** What is wanted of clients, as far as TLS does not see to it. */
  readonly clients: 'none' | 'request' | 'require';
  /** What users are to know of it, a line each. */
  readonly hints: readonly string[];
  readonly warnings: readonly string[];
}

/**
 * Reads or makes the certificate.
 * @param workingFolder what paths are relative to
 * @param environment of the process: says where a user's certificates are kept
 * @throws {CertificateError} with one line that says which file and why
 */
export function serverCredentials(
  settings: CertificateSettings,
  workingFolder: string,
  environment: Readonly<Record<string, string | undefined>>,
  now: number,
): ServerCredentials {
  const read = (setting: string, path: string): Buffer => readSettingFile(setting, path, workingFolder);
  const { clientCertificate: clients, clientAuthorities } = settings;
  const authorities = clientAuthorities.map((path) =>
    checkedAuthority(read('Mock:ClientAuthorities', path), path),
  );
  const asked: TlsOptions =
    clients === 'none'
      ? {}
      : {
          requestCert: true,
          rejectUnauthorized: clients === 'require' && authorities.length > 0,
          ...(authorities.length > 0 && { ca: authorities }),
        };
  if (settings.certificate !== '') {
    const files = givenCertificate(settings, read);
    check(files, settings);
    return { tls: { ...files, ...asked }, clients, hints: [], warnings: [] };
  }
  const { names, leftOut } = namesOfThisMachine(settings.allowedHosts.filter((name) => !name.includes('*')));
  const made = keptCertificate(certificateFolder(environment), names, now);
  const { authorityFile, problem } = made;
  return {
    tls: { cert: made.chain, key: made.key, ...asked },
    clients,
    hints:
      authorityFile === undefined
        ? []
        : [
            `The certificate is one of this machine's own. Who trusts ${authorityFile} trusts it: curl --cacert ${authorityFile}`,
          ],
    warnings: [
      ...(problem === undefined
        ? []
        : [`The certificate for https holds until the server ends only, as it cannot be kept: ${problem}.`]),
      ...(leftOut === 0
        ? []
        : [
            `The certificate for https is for ${names.length} names, and not for ${leftOut} more (Mock:AllowedHosts): clients refuse longer ones. One with a pattern can be given: Mock:Certificate.`,
          ]),
    ],
  };
}

const PEM_CERTIFICATE = /-----BEGIN (?:X509 |TRUSTED )?CERTIFICATE-----[^-]*-----END [^-]*-----/g;

/** The file, where all that is in it are certificates: what OpenSSL cannot read, it passes over. */
function checkedAuthority(content: Buffer, path: string): Buffer {
  const certificates = content.toString('latin1').match(PEM_CERTIFICATE) ?? [];
  if (certificates.length === 0)
    throw new CertificateError(
      `Mock:ClientAuthorities: ${path} holds no certificate in PEM form. One in DER form is turned into it by: openssl x509 -inform der -in ${path} -out authority.pem`,
    );
  for (const [index, each] of certificates.entries())
    try {
      void new X509Certificate(each);
    } catch {
      throw new CertificateError(
        `Mock:ClientAuthorities: certificate ${index + 1} of ${certificates.length} in ${path} cannot be read.`,
      );
    }
  return content;
}

function givenCertificate(
  { certificate, certificateKey, certificatePassword }: CertificateSettings,
  read: (setting: string, path: string) => Buffer,
): CertificateFiles {
  const content = read('Mock:Certificate', certificate);
  const password = certificatePassword === '' ? {} : { passphrase: certificatePassword };
  if (!content.includes('-----BEGIN ')) return { pfx: content, ...password };
  const key = certificateKey === '' ? content : read('Mock:CertificateKey', certificateKey);
  if (!key.includes('PRIVATE KEY-----'))
    throw new CertificateError(
      certificateKey === ''
        ? `Mock:Certificate: ${certificate} holds no key. Name its file: Mock:CertificateKey.`
        : `Mock:CertificateKey: ${certificateKey} holds no key in PEM form.`,
    );
  return { cert: content, key, ...password };
}

function readSettingFile(setting: string, path: string, workingFolder: string): Buffer {
  try {
    return bytesOfFile(resolve(workingFolder, path), MOST_PEM_BYTES);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new CertificateError(
      code === 'ENOENT'
        ? `${setting}: there is no file ${path}.`
        : `${setting}: ${path} cannot be read: ${message}.`,
    );
  }
}

const REMEDIES: Remedies = { password: 'Mock:CertificatePassword', key: 'Mock:CertificateKey' };

function check(files: CertificateFiles, { certificate, certificateKey }: CertificateSettings): void {
  const wrong = wrongCertificate(files, REMEDIES);
  if (wrong === undefined) return;
  const [setting, path] =
    wrong.file === 'key' && certificateKey !== ''
      ? ['Mock:CertificateKey', certificateKey]
      : ['Mock:Certificate', certificate];
  throw new CertificateError(`${setting}: ${path} cannot be used: ${wrong.why}.`);
}
