// The library that template code sees: .NET's types and the host's own, put together once.
import { Library } from '@mockwright/csharp';
import { declarations, extended, httpStatusCodeType, leftOut } from '@mockwright/dotnet';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { scriptCertificateType } from '../host/client-certificate.ts';
import { fileDictionaryType, scriptFileType } from '../host/file-dictionary.ts';
import { globalStateType } from '../host/global-state.ts';
import { rawTextType } from '../host/raw-text.ts';
import { scriptGlobalsType } from '../host/script-globals.ts';
import { scriptRequestType } from '../host/script-request.ts';
import { scriptResponseType } from '../host/script-response.ts';
import { textDictionaryType } from '../host/text-dictionary.ts';
import type { HttpStatusNames } from '../fields/status-names.ts';

/** Everything that all templates are compiled with. */
export interface TemplateLibrary {
  readonly library: Library;
  /** The type whose members are free names in template code. */
  readonly globalsType: NamedType;
  readonly statusNames: HttpStatusNames;
}

/** The types that template code can name, as declared; those of `extended` come when it does. */
export const libraryDeclarations: readonly TypeDeclaration[] = [
  ...declarations,
  globalStateType,
  rawTextType,
  scriptRequestType,
  scriptFileType,
  fileDictionaryType,
  scriptCertificateType,
  scriptResponseType,
  textDictionaryType,
  scriptGlobalsType,
];

let made: TemplateLibrary | undefined;

/** The library; the same one every time, for types are what they are. */
export function templateLibrary(): TemplateLibrary {
  if (made) return made;
  const library = new Library(libraryDeclarations, leftOut, extended);
  const statusNames = new Map(
    Object.entries(httpStatusCodeType.members).map(([name, value]) => [
      name.toLowerCase(),
      { name, status: value as number },
    ]),
  );
  return (made = { library, globalsType: library.core('.ScriptGlobals'), statusNames });
}
