// What is tested: a client of the shop's API.

exports.loadUser = async (api, id, headers = {}) => {
  const response = await fetch(`${api}/users/${id}`, { headers });
  if (!response.ok) throw new Error(`The shop answered ${response.status}.`);
  return response.json();
};

exports.order = async (api, item, headers = {}) => {
  const response = await fetch(`${api}/orders`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ item }),
  });
  return (await response.json()).number;
};
