// Check digits of public numbering schemes.

/** The digit that makes `digits` plus it valid by Luhn's rule. */
export function luhnDigit(digits: readonly number[]): number {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const counted = index % 2 === 0 ? digit * 2 : digit;
    return total + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/** The products of digits and weights, summed. */
export function weightedSum(digits: readonly number[], weights: readonly number[]): number {
  return digits.reduce((total, digit, index) => total + digit * (weights[index] ?? 0), 0);
}

/** A text of digits and letters (A is 10) as a number, modulo 97: ISO 7064, for IBANs. */
export function modulo97(text: string): number {
  let rest = 0;
  for (const character of text) {
    const value = parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}

/** The digits of a text, in order. */
export function digitsOf(text: string): number[] {
  return Array.from(text)
    .filter((character) => character >= '0' && character <= '9')
    .map(Number);
}
