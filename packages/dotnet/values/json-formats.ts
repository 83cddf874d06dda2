// How values are written as JSON: the enumerations of Newtonsoft.Json that the texts of dates, numbers and strings hang on.

/** `Newtonsoft.Json.DateFormatHandling`. */
export const DateFormatHandling = { IsoDateFormat: 0, MicrosoftDateFormat: 1 } as const;

/** `Newtonsoft.Json.DateTimeZoneHandling`. */
export const DateTimeZoneHandling = { Local: 0, Utc: 1, Unspecified: 2, RoundtripKind: 3 } as const;

/** `Newtonsoft.Json.FloatFormatHandling`. */
export const FloatFormatHandling = { String: 0, Symbol: 1, DefaultValue: 2 } as const;

/** `Newtonsoft.Json.StringEscapeHandling`. */
export const StringEscapeHandling = { Default: 0, EscapeNonAscii: 1, EscapeHtml: 2 } as const;
