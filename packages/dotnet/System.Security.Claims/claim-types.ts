// The names of claims, `ClaimTypes` and `ClaimValueTypes`.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

const microsoft = 'http://schemas.microsoft.com/ws/2008/06/identity/claims/';
const soap2005 = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/';
const schema = 'http://www.w3.org/2001/XMLSchema#';
const signature = 'http://www.w3.org/2000/09/xmldsig#';
const operators = 'http://www.w3.org/TR/2002/WD-xquery-operators-20020816#';
const names = 'urn:oasis:names:tc:xacml:1.0:data-type:';

/** A constant for each name; its address ends with the name in small letters. */
function addresses(start: string, words: string, change: (word: string) => string): Record<string, string> {
  return Object.fromEntries(words.split(' ').map((word) => [`const string ${word}`, start + change(word)]));
}
const small = (word: string): string => word.toLowerCase();
const camel = (word: string): string => word.charAt(0).toLowerCase() + word.slice(1);
const same = (word: string): string => word;

/** `ClaimTypes.Name`. */
export const nameClaim: string = `${soap2005}name`;
/** `ClaimTypes.Role`. */
export const roleClaim: string = `${microsoft}role`;
/** `ClaimValueTypes.String`. */
export const stringValue: string = `${schema}string`;

/** The two classes of constants. */
export const claimNameTypes: readonly TypeDeclaration[] = [
  declareType('public static class System.Security.Claims.ClaimTypes', () => ({
    ...addresses(
      microsoft,
      'AuthenticationInstant AuthenticationMethod CookiePath DenyOnlyPrimarySid DenyOnlyPrimaryGroupSid ' +
        'DenyOnlyWindowsDeviceGroup Dsa Expiration Expired GroupSid IsPersistent PrimaryGroupSid PrimarySid Role ' +
        'SerialNumber UserData Version WindowsAccountName WindowsDeviceClaim WindowsDeviceGroup WindowsUserClaim ' +
        'WindowsFqbnVersion WindowsSubAuthority',
      small,
    ),
    ...addresses(
      soap2005,
      'Anonymous Authentication AuthorizationDecision Country DateOfBirth Dns DenyOnlySid',
      small,
    ),
    'const string Email': `${soap2005}emailaddress`,
    ...addresses(
      soap2005,
      'Gender GivenName Hash HomePhone Locality MobilePhone Name NameIdentifier OtherPhone PostalCode Rsa Sid Spn ' +
        'StateOrProvince StreetAddress Surname System Thumbprint Upn Uri Webpage X500DistinguishedName',
      small,
    ),
    'const string Actor': 'http://schemas.xmlsoap.org/ws/2009/09/identity/claims/actor',
  })),
  declareType('public static class System.Security.Claims.ClaimValueTypes', () => ({
    ...addresses(schema, 'Base64Binary Base64Octet Boolean Date DateTime Double Fqbn HexBinary', camel),
    ...addresses(schema, 'Integer Integer32 Integer64 Sid String Time UInteger32 UInteger64', small),
    'const string DnsName': 'http://schemas.xmlsoap.org/claims/dns',
    'const string Email': `${soap2005}emailaddress`,
    'const string Rsa': `${soap2005}rsa`,
    'const string UpnName': 'http://schemas.xmlsoap.org/claims/UPN',
    'const string DsaKeyValue': `${signature}DSAKeyValue`,
    ...addresses(signature, 'KeyInfo', same),
    'const string RsaKeyValue': `${signature}RSAKeyValue`,
    'const string DaytimeDuration': `${operators}dayTimeDuration`,
    ...addresses(operators, 'YearMonthDuration', camel),
    ...addresses(names, 'Rfc822Name', camel),
    'const string X500Name': `${names}x500Name`,
  })),
];
