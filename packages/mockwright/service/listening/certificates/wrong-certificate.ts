// What is wrong with a certificate and its key, in words for people: what OpenSSL says names places in its own code.
import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto';
import { createSecureContext, type SecureContextOptions } from 'node:tls';

/** What is wrong, and with which of the files. */
export interface WrongCertificate {
  readonly file: 'certificate' | 'key';
  /** Goes on after `cannot be used: `, without an end. */
  readonly why: string;
}

/** What to do about two of them, where those that are asked can do it. */
export interface Remedies {
  /** Of a key that has a password, or another one. */
  readonly password: string;
  /** Of a key that is not the certificate's. */
  readonly key: string;
}

/** A certificate and its key in PEM form, or both in one file that is a PFX. */
export type CertificateFiles = Pick<SecureContextOptions, 'passphrase' | 'pfx'> & {
  readonly cert?: Buffer | undefined;
  readonly key?: Buffer | undefined;
};

type Causes = readonly (readonly [pattern: RegExp, why: string])[];

const PASSWORDS = (remedy: string): Causes => [
  [/mac verify failure|bad decrypt|bad password/i, `the password is not right (${remedy})`],
  [/interrupted or cancelled|password read|empty password/i, `the key has a password (${remedy})`],
];
const CERTIFICATE: Causes = [[/no start line/i, 'it holds no certificate in PEM form']];
const DAMAGED = 'a certificate in it is cut off or damaged';
const KEY =
  'the key is cut off, damaged, or of no form that is known; those in PEM form are, of PKCS #1, #8 and SEC 1';
const PFX: Causes = [
  [
    /unsupported pkcs12/i,
    'it is locked in a way of old; in PEM form it is what openssl pkcs12 -legacy -nodes makes of it',
  ],
  [/unable to load private key/i, 'it holds no key'],
  [/unable to load certificate/i, 'it holds no certificate'],
];
const TOGETHER: Causes = [
  [/key too small/i, 'its key is too short to be safe: RSA has 2048 bits at least, elliptic curves 256'],
  [/md too weak/i, 'it is signed with a hash that is not safe any more: sign it with SHA-256'],
  [/:(?:asn1|PEM) /i, DAMAGED],
];

/** @returns undefined where they can be used */
export function wrongCertificate(
  { cert, key, pfx, passphrase }: CertificateFiles,
  remedies: Remedies,
): WrongCertificate | undefined {
  const passwords = PASSWORDS(remedies.password);
  if (cert === undefined)
    return attempt('certificate', [...passwords, ...PFX], 'it is neither PEM nor PFX', () =>
      createSecureContext({ pfx, passphrase }),
    );
  // Each is read once: a key that has a password takes long.
  const read: { key?: KeyObject; certificate?: X509Certificate } = {};
  return (
    attempt('key', passwords, KEY, () => (read.key = createPrivateKey({ key: key!, passphrase }))) ??
    attempt('certificate', CERTIFICATE, DAMAGED, () => (read.certificate = new X509Certificate(cert))) ??
    (read.certificate!.checkPrivateKey(read.key!)
      ? undefined
      : { file: 'certificate', why: `the key is that of another certificate (${remedies.key})` }) ??
    attempt('certificate', TOGETHER, 'TLS cannot be spoken with such a key', () =>
      createSecureContext({ cert, key, passphrase }),
    )
  );
}

function attempt(
  file: WrongCertificate['file'],
  causes: Causes,
  otherwise: string,
  use: () => unknown,
): WrongCertificate | undefined {
  try {
    use();
    return undefined;
  } catch (error) {
    const { message } = error as Error;
    return { file, why: causes.find(([pattern]) => pattern.test(message))?.[1] ?? otherwise };
  }
}
