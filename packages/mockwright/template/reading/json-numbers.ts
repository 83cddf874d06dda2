// Numbers as Newtonsoft reads them.
import { JTokenType } from '@mockwright/dotnet';
import { JValue } from '@mockwright/dotnet';
import { parseJson } from '@mockwright/dotnet';
import { Exception } from '@mockwright/language/runtime/exceptions';

/** Whether a text is a number: decimal, hexadecimal (`0x1F`) or octal (`017`). */
export function isNumber(text: string): boolean {
  try {
    const token = parseJson(text);
    return token instanceof JValue && (token.kind === JTokenType.Integer || token.kind === JTokenType.Float);
  } catch (error) {
    if (error instanceof Exception) return false;
    throw error;
  }
}
