// What is tested: a client of the shop's API.

export interface User {
  readonly id: number;
  readonly name: string;
}

export async function loadUser(api: string, id: number): Promise<User> {
  const response = await fetch(`${api}/users/${id}`);
  if (!response.ok) throw new Error(`The shop answered ${response.status}.`);
  return (await response.json()) as User;
}

export async function order(
  api: string,
  item: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<number> {
  const response = await fetch(`${api}/orders`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ item }),
  });
  return ((await response.json()) as { readonly number: number }).number;
}
