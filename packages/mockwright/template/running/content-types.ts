// Which content types are written how.
import { TextCache } from '@mockwright/language/runtime/text-cache';

/** What a content type says about the text it is the type of. */
interface ContentKind {
  readonly isJson: boolean;
  readonly isXml: boolean;
  readonly charset: string | undefined;
}

/** Few are in use, and each is asked for with every answer; those of clients may be any. */
const known = new TextCache<ContentKind>(256, 65_536);

const kindOf = (contentType: string): ContentKind => known.of(contentType, readKind);

function readKind(contentType: string): ContentKind {
  const charset = /;\s*charset\s*=\s*(?:"([^"]*)"|([^\s;"]+))/i.exec(contentType);
  return {
    isJson: /^[^;]*[/+]json\s*(?:;|$)/i.test(contentType),
    isXml: /^[^;]*[/+]xml\s*(?:;|$)/i.test(contentType),
    charset: charset?.[1] ?? charset?.[2],
  };
}

/** `application/json` and what is built on it, with or without parameters. */
export function isJson(contentType: string): boolean {
  return kindOf(contentType).isJson;
}
/** `application/xml`, `text/xml` and what is built on XML. */
export function isXml(contentType: string): boolean {
  return kindOf(contentType).isXml;
}
/** The `charset` of a content type; undefined where it names none. */
export function charsetOf(contentType: string): string | undefined {
  return kindOf(contentType).charset;
}
