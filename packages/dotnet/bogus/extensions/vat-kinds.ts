// The kinds of VAT numbers of the United Kingdom.

/** Two digits of a number. */
export const two = (value: number): string => String(value % 100).padStart(2, '0');

/** Values of `VatRegistrationNumberType`. */
export const vatKinds = { Standard: 0, BranchTrader: 1, GovernmentDepartment: 2, HealthAuthority: 3 };
