// The library that template code sees: .NET's types and the host's own, put together once.
import { Library } from '../../csharp/symbols/library.ts';
import { bogusDeclarations } from '../../dotnet/bogus/declarations.ts';
import { collectionsDeclarations } from '../../dotnet/collections/declarations.ts';
import { jsonDeclarations } from '../../dotnet/json/declarations.ts';
import { leftOut } from '../../dotnet/left-out.ts';
import { linqDeclarations } from '../../dotnet/linq/declarations.ts';
import { spanDeclarations } from '../../dotnet/spans/declarations.ts';
import { systemDeclarations } from '../../dotnet/system/declarations.ts';
import { dynamicDeclarations } from '../../dotnet/system/dynamic/declarations.ts';
import { httpStatusCodeType } from '../../dotnet/system/net/http-status-code.ts';
import { textJsonDeclarations } from '../../dotnet/text-json/declarations.ts';
import { timeDeclarations } from '../../dotnet/system/time/declarations.ts';
import { textDeclarations } from '../../dotnet/text/declarations.ts';
import { textIoDeclarations } from '../../dotnet/text/io/declarations.ts';
import { threadingDeclarations } from '../../dotnet/threading/declarations.ts';
import { xmlDeclarations } from '../../dotnet/xml/declarations.ts';
import type { TypeDeclaration } from '../../metadata/declaration.ts';
import type { NamedType } from '../../metadata/symbols.ts';
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

/** Every type that template code can name, as declared. */
export const libraryDeclarations: readonly TypeDeclaration[] = [
  ...systemDeclarations,
  ...spanDeclarations,
  ...timeDeclarations,
  ...textDeclarations,
  ...textIoDeclarations,
  ...collectionsDeclarations,
  ...linqDeclarations,
  ...threadingDeclarations,
  ...dynamicDeclarations,
  ...jsonDeclarations,
  ...bogusDeclarations,
  ...xmlDeclarations,
  ...textJsonDeclarations,
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
  const library = new Library(libraryDeclarations, leftOut);
  const statusNames = new Map(
    Object.entries(httpStatusCodeType.members).map(([name, value]) => [
      name.toLowerCase(),
      { name, status: value as number },
    ]),
  );
  return (made = { library, globalsType: library.core('.ScriptGlobals'), statusNames });
}
