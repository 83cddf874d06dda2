// The certificate of a client in the words of .NET's `X509Certificate2`.
import type { X509Certificate } from 'node:crypto';
import type { Socket } from 'node:net';
import type { TLSSocket } from 'node:tls';
import type { ClientCertificate } from '../../template/template.ts';

const NONE: ClientCertificate = { subject: '', thumbprint: '' };
/** A connection has one for all its requests. */
const known = new WeakMap<Socket, ClientCertificate>();

/** Whether a connection is one of TLS. */
export function isSecure(socket: Socket | undefined): socket is TLSSocket {
  return (socket as Partial<TLSSocket> | undefined)?.encrypted === true;
}

/** The certificate that the client of a connection showed; undefined when it showed none. */
export function clientCertificateOf(socket: TLSSocket): ClientCertificate | undefined {
  let certificate = known.get(socket);
  if (certificate === undefined) {
    const shown = socket.getPeerX509Certificate();
    certificate = shown === undefined ? NONE : describeCertificate(shown);
    known.set(socket, certificate);
  }
  return certificate === NONE ? undefined : certificate;
}

/** What .NET shows of a certificate. */
export function describeCertificate({ subject, fingerprint }: X509Certificate): ClientCertificate {
  return { subject: netName(subject ?? ''), thumbprint: fingerprint.replaceAll(':', '') };
}

/** Attributes that .NET names otherwise than OpenSSL does. */
const NET_NAMES: Readonly<Record<string, string>> = {
  ST: 'S',
  emailAddress: 'E',
  title: 'T',
  serialNumber: 'SERIALNUMBER',
  street: 'STREET',
  GN: 'G',
};

/**
 * A distinguished name as .NET writes it: the last part first, what could be misread in quotes.
 * @param text as OpenSSL writes it: a part a line, its special characters behind `\`
 */
function netName(text: string): string {
  return text
    .split('\n')
    .toReversed()
    .map((line) => {
      const equals = line.indexOf('=');
      const name = line.slice(0, equals);
      const value = line.slice(equals + 1).replace(/\\([\dA-F]{2}|.)/g, unescaped);
      return `${NET_NAMES[name] ?? name}=${quoted(value)}`;
    })
    .join(', ');
}

/** A special character stands as it is, one that cannot be printed as its code. */
function unescaped(_all: string, sign: string): string {
  return sign.length === 1 ? sign : String.fromCharCode(Number.parseInt(sign, 16));
}

function quoted(value: string): string {
  return /^\s|\s$|[,+="\n<>#;]|^$/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
