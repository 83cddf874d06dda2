// How account numbers of each country look behind the check digits of an IBAN (ISO 13616).

/** Parts of a length: `n` digits, `a` capital letters, `c` both. */
export const ibanFormats: Readonly<Record<string, string>> = {
  AD: '8n12c', AE: '19n', AL: '8n16c', AT: '16n', AZ: '4a20c', BA: '16n', BE: '12n', BG: '4a6n8c', BH: '4a14c', BR: '23n1a1c', CH: '5n12c', CR: '18n', CY: '8n16c', CZ: '20n', DE: '18n',
  DK: '14n', DO: '4c20n', EE: '16n', ES: '20n', FI: '14n', FO: '14n', FR: '10n11c2n', GB: '4a14n', GE: '2a16n', GI: '4a15c', GL: '14n', GR: '7n16c', GT: '20c', HR: '17n', HU: '24n', IE: '4a14n',
  IL: '19n', IS: '22n', IT: '1a10n12c', JO: '4a4n18c', KW: '4a22c', KZ: '3n13c', LB: '4n20c', LI: '5n12c', LT: '16n', LU: '3n13c', LV: '4a13c', MC: '10n11c2n', MD: '20c', ME: '18n', MK: '3n10c2n',
  MR: '23n', MT: '4a5n18c', MU: '4a16n3a3n', NL: '4a10n', NO: '11n', PK: '4a16c', PL: '24n', PS: '4a21c', PT: '21n', QA: '4a21c', RO: '4a16c', RS: '18n', SA: '2n18c', SE: '20n', SI: '15n', SK: '20n',
  SM: '1a10n12c', TN: '20n', TR: '6n16c', VG: '4a16n',
};
