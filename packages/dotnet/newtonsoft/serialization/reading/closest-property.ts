// Names in JSON against names of members.
import type { JsonProperty } from '../contracts/contracts.ts';

/** The property of exactly that name, or else of that name in any case. */
export function closestProperty(properties: readonly JsonProperty[], name: string): JsonProperty | undefined {
  const exact = properties.find(({ propertyName }) => propertyName === name);
  if (exact) return exact;
  const lower = name.toLowerCase();
  return properties.find(({ propertyName }) => (propertyName as string | null)?.toLowerCase() === lower);
}
