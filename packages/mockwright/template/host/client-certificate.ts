// `Request.ClientCertificate`.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { ClientCertificate } from '../template.ts';

/** The certificate of a client as template code sees it. */
export class ScriptCertificate {
  readonly Subject: string;
  readonly Thumbprint: string;

  constructor({ subject, thumbprint }: ClientCertificate) {
    this.Subject = subject;
    this.Thumbprint = thumbprint;
  }
}

/** `Request.ClientCertificate`. */
export const scriptCertificateType: TypeDeclaration = declareType(
  'public sealed class ScriptCertificate',
  () => ({
    'string Subject { get; }': (self: ScriptCertificate) => self.Subject,
    'string Thumbprint { get; }': (self: ScriptCertificate) => self.Thumbprint,
  }),
  { runtime: ScriptCertificate },
);
