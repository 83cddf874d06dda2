// The namespaces of `xml` and `xmlns`.

/** The namespace of the prefix `xml`. */
export const xmlUri = 'http://www.w3.org/XML/1998/namespace';
/** The namespace of declarations of namespaces. */
export const xmlnsUri = 'http://www.w3.org/2000/xmlns/';
