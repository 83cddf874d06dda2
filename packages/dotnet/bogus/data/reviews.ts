// What buyers may write.

/** `{product}`, `{animal}`, `{place}` and `{name}` are filled in. */
export const reviews: readonly string[] = [
  'I bought this {product} for my {animal}. We both regret nothing.',
  'This {product} works so well that I took it to {place}.',
  'My uncle {name} has one of these. He says it sounds like rain.',
  'Only had to wait 5 minutes before the {product} did what it said on the box.',
  'The {product} is fine, but my {animal} keeps staring at it.',
  'I saw a {product} like this in {place} and had to have it!',
  'My neighbor {name} borrowed it, so it must be good.',
  'Heard about this {product} on the radio, between two songs I did not like.',
  'It is heavier than my {animal} and twice as quiet.',
  'One of my hobbies is baking. This {product} does not help, and that is fine.',
  'I would buy this {product} again, if only to see the face of {name}.',
  'This {product} does everything but sing!',
  'Never leave it alone with a {animal}.',
  'They do not sell this {product} in {place}. I asked.',
  'Works great. {name} still thinks it is a lamp.',
  'The box is useful, too. My {animal} sleeps in it.',
];

/** What a review of an animal may be about. */
export const reviewAnimals: readonly string[] = [
  'cat',
  'dog',
  'hamster',
  'parrot',
  'goldfish',
  'donkey',
  'turtle',
  'pony',
  'ferret',
  'goose',
];
/** Where a reviewer may have been. */
export const reviewPlaces: readonly string[] = [
  'Lisbon',
  'Iceland',
  'New Zealand',
  'the dentist',
  'the library',
  'a wedding',
  'Antarctica',
  'Oslo',
  'the opera',
  'Peru',
];
