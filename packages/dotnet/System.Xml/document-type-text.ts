// The text of a document type, as `XmlWriter` and `XmlTextWriter` write it.
import { ArgumentException } from '@mockwright/language/runtime/exceptions';
import { describeCharacter } from './xml-exception.ts';

/** What a document type says. */
export interface DocumentTypeParts {
  readonly name: string;
  readonly publicId: string | null;
  readonly systemId: string | null;
  readonly internalSubset: string | null;
}
const notOfPublicId = /[^ \r\na-zA-Z0-9\-'()+,./:=?;!*#@$_%]/u;

/**
 * `<!DOCTYPE …>`.
 * @param isTextWriter as `XmlTextWriter` does it: without a space behind a lone name, with any public identifier
 * @throws {ArgumentException} for a character that no public identifier has
 */
export function documentTypeText(
  { name, publicId, systemId, internalSubset }: DocumentTypeParts,
  isTextWriter: boolean,
): string {
  const wrong = isTextWriter ? null : notOfPublicId.exec(publicId ?? '');
  if (wrong) {
    const [shown, hex] = describeCharacter(wrong[0]);
    throw new ArgumentException(`'${shown}', hexadecimal value ${hex}, is an invalid character.`, 'pubid');
  }
  const external =
    publicId !== null
      ? ` PUBLIC "${publicId}" "${systemId ?? ''}"`
      : systemId !== null
        ? ` SYSTEM "${systemId}"`
        : isTextWriter
          ? ''
          : ' ';
  return `<!DOCTYPE ${name}${external}${internalSubset === null ? '' : `[${internalSubset}]`}>`;
}
