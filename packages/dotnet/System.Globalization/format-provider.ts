// What a format provider argument (`IFormatProvider`, null = current culture) gives.
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { CultureInfo, currentCulture } from './culture-info.ts';
import { NumberFormatInfo } from './number-format-info.ts';

/** Key of `IFormatProvider.GetFormat`, under which template classes carry it. */
const getFormatKey = 'IFormatProvider.GetFormat/1';

/** `provider.GetFormat(type)`, for providers of the library and of template code. */
export function getFormat(provider: object, type: NamedType): unknown {
  const own = (provider as Record<string, unknown>)[getFormatKey];
  return typeof own === 'function' ? own.call(provider, type) : null;
}

/** `NumberFormatInfo.GetInstance(provider)`. */
export function numberFormatOf(provider: unknown): NumberFormatInfo {
  if (provider == null) return currentCulture().numberFormat;
  if (provider instanceof CultureInfo) return provider.numberFormat;
  if (provider instanceof NumberFormatInfo) return provider;
  const own = getFormat(provider, NumberFormatInfo.prototype.$type);
  return own instanceof NumberFormatInfo ? own : currentCulture().numberFormat;
}
