// The class `Bogus.DataSets.Images`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { DataSet } from '../data-set.ts';

/** The kinds of picture that the makers of placeholders share. */
export const pixelCategories = [
  'abstract',
  'animals',
  'business',
  'cats',
  'city',
  'food',
  'nightlife',
  'fashion',
  'people',
  'nature',
  'sports',
  'technics',
  'transport',
] as const;
/** The word with its first letter in upper case. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Halves of surrogate pairs are no text that can be escaped. */
const wellFormed = (text: string): string => text.replace(/\p{Cs}/gu, '\ufffd');
/** As `Uri.EscapeUriString` writes it. */
const escapeUri = (text: string): string =>
  encodeURI(wellFormed(text)).replace(/%5B/g, '[').replace(/%5D/g, ']');

/** `Bogus.DataSets.Images`. */
export class Images extends DataSet {
  dataUri(width: number, height: number, color: string): string {
    const svg =
      `<svg xmlns="http://www.w3.org/2000/svg" version="1.1" baseProfile="full" width="${width}" height="${height}">` +
      `<rect width="100%" height="100%" fill="${color}"/>` +
      `<text x="${Math.trunc(width / 2)}" y="${Math.trunc(height / 2)}" font-size="20" alignment-baseline="middle" text-anchor="middle" fill="white">${width}x${height}</text></svg>`;
    return `data:image/svg+xml;charset=UTF-8,${encodeURIComponent(wellFormed(svg))}`;
  }
  placeImg(width: number, height: number, category: string, filter: number | null): string {
    return `https://placeimg.com/${width}/${height}/${category}${filter === null ? '' : filter === 0 ? '/grayscale' : '/sepia'}`;
  }
  picsum(width: number, height: number, grayscale: boolean, blur: boolean, id: number | null): string {
    return `https://picsum.photos/${grayscale ? 'g/' : ''}${width}/${height}/?image=${id ?? this.random.number(0, 1084)}${blur ? '&blur' : ''}`;
  }
  placeholder(
    width: number,
    height: number,
    text: string | null,
    back: string,
    front: string,
    format: string,
  ): string {
    return `https://via.placeholder.com/${width}x${height}/${back}/${front}.${format}${text === null ? '' : `?text=${escapeUri(text)}`}`;
  }
  loremFlickr(
    width: number,
    height: number,
    keywords: string | null,
    grayscale: boolean,
    matchAll: boolean,
    lock: number | null,
  ): string {
    const tags =
      keywords === null
        ? ''
        : `/${keywords
            .split(/[\s,]+/)
            .filter((word) => word !== '')
            .join(',')}${matchAll ? '/all' : '/any'}`;
    return `https://loremflickr.com${grayscale ? '/g' : ''}/${width}/${height}${tags}?lock=${lock ?? this.random.number(0, 0x7ffffffe)}`;
  }
  loremPixel(category: string, width: number, height: number, randomize: boolean, https: boolean): string {
    const chosen = category === 'random' ? this.random.pick(pixelCategories) : category;
    return `${https ? 'https' : 'http'}://lorempixel.com/${width}/${height}/${chosen}${randomize ? `/${this.random.number(1, 10)}` : ''}`;
  }
}

function categoryMembers(): Record<string, Implementation> {
  return Object.fromEntries(
    pixelCategories.map((category) => [
      `[Obsolete("Please use Images.LoremPixelUrl() method with category:LoremPixelCategory.${capitalized(category)}. Consider using PicsumUrl() method as a more reliable/faster service.")] string ${capitalized(category)}(int width = 640, int height = 480, bool randomize = false, bool https = false)`,
      (self: Images, width: number, height: number, randomize: boolean, https: boolean) =>
        self.loremPixel(category, width, height, randomize, https),
    ]),
  );
}

/** `Bogus.DataSets.Images`. */
export const imagesType: TypeDeclaration = declareType(
  'public class Bogus.DataSets.Images : DataSet',
  () => ({
    'Images(string locale = "en")': (locale: string) => new Images(locale),
    'string DataUri(int width, int height, string htmlColor = "grey")': (
      self: Images,
      width: number,
      height: number,
      color: string,
    ) => self.dataUri(width, height, color),
    'string PlaceImgUrl(int width = 640, int height = 480, string category = "any", PlaceImgFilter? filter = null)':
      (self: Images, width: number, height: number, category: string, filter: number | null) =>
        self.placeImg(width, height, category, filter),
    'string PicsumUrl(int width = 640, int height = 480, bool grayscale = false, bool blur = false, int? imageId = null)':
      (self: Images, width: number, height: number, grayscale: boolean, blur: boolean, id: number | null) =>
        self.picsum(width, height, grayscale, blur, id),
    'string PlaceholderUrl(int width, int height, string text = null, string backColor = "cccccc", string textColor = "9c9c9c", string format = "png")':
      (
        self: Images,
        width: number,
        height: number,
        text: string | null,
        back: string,
        front: string,
        format: string,
      ) => self.placeholder(width, height, text, back, front, format),
    'string LoremFlickrUrl(int width = 320, int height = 240, string keywords = null, bool grascale = false, bool matchAllKeywords = false, int? lockId = null)':
      (
        self: Images,
        width: number,
        height: number,
        keywords: string | null,
        grayscale: boolean,
        matchAll: boolean,
        lock: number | null,
      ) => self.loremFlickr(width, height, keywords, grayscale, matchAll, lock),
    'string LoremPixelUrl(string category = "random", int width = 640, int height = 480, bool randomize = false, bool https = false)':
      (self: Images, category: string, width: number, height: number, randomize: boolean, https: boolean) =>
        self.loremPixel(category, width, height, randomize, https),
    ['[Obsolete("Please use Images.LoremPixelUrl(). Consider using PicsumUrl() method as a more reliable/faster service.")] string Image(int width = 640, int height = 480, bool randomize = false, bool https = false)']:
      (self: Images, width: number, height: number, randomize: boolean, https: boolean) =>
        self.loremPixel('random', width, height, randomize, https),
    ...categoryMembers(),
  }),
  { runtime: Images },
);
