// Numbers as Newtonsoft reads them.
import { JTokenType } from '../../dotnet/json/enums.ts';
import { JValue } from '../../dotnet/json/linq/value.ts';
import { parseJson } from '../../dotnet/json/reading/parse-json.ts';
import { Exception } from '../../runtime/exceptions.ts';

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
