// The grammar of names in HTTP.

/** A token of RFC 9110 5.6.2: what methods and header names consist of. */
export const HTTP_TOKEN: RegExp = /^[!#$%&'*+\-.^_`|~\w]+$/;
