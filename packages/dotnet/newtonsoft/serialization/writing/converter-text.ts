// Values that a `TypeConverter` of their own writes.

/** A value of a type whose `TypeConverter` writes it in a way of its own, and reads that. */
export function hasConverterText(value: unknown): value is { $converterText: () => string } {
  return typeof value === 'object' && value !== null && '$converterText' in value;
}
