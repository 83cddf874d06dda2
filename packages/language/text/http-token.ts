// The grammar of names and values in HTTP.

/** A token of RFC 9110 5.6.2: what methods and header names consist of. */
export const HTTP_TOKEN: RegExp = /^[!#$%&'*+\-.^_`|~\w]+$/;

/** A character that the value of a header cannot hold, as it would end it: RFC 9110 5.5. */
// eslint-disable-next-line no-control-regex -- these characters are meant
export const CONTROL_CHARACTER: RegExp = /[\0-\x08\n-\x1f\x7f]/;
