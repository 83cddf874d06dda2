// What shops say of their products.

/** `{adjective}`, `{material}` and `{product}` are filled in. */
export const productDescriptions: readonly string[] = [
  'A {adjective} {product} made of {material}, built to last and easy to care for',
  'Our {adjective} {product} fits every home, every budget and every day of the week',
  'The new {product} comes in five colours, each with a finish that feels like {material}',
  'Made by hand in small series, this {product} is as {adjective} as it looks',
  'With its core of {material} this {product} is the lightest one in its class',
  'A {product} for people who want less noise, fewer parts and more time',
  'Tested for 10,000 hours, the {adjective} {product} does not give up before you do',
  'The classic {product}, thought through again, with a grip of soft {material}',
  'Every {product} of this series is checked twice before it leaves the workshop',
  'Comfort meets style, a {adjective} {product} for long days at work or at home',
  'This {product} is designed in Lisbon, made of recycled {material} and shipped without plastic',
  'Small enough for a bag, strong enough for a journey, a truly {adjective} {product}',
  'The {product} that friends will ask you about, now with 3 years of warranty',
  'Carefully shaped {material} gives this {product} its warm touch and its clean lines',
  'Easy to clean, easy to store, easy to like, the {adjective} {product} for all seasons',
];
