// What is tested: a shop whose page loads from an API elsewhere. Its address comes with the page's.
import { createServer } from 'node:http';

const PAGE = `<!doctype html>
<meta charset="utf-8">
<title>Shop</title>
<p id="user">…</p>
<button>Order tea</button>
<output></output>
<script type="module">
  const api = new URLSearchParams(location.search).get('api');
  const user = await fetch(api + '/users/5', { headers: { 'X-Shop': 'page' } });
  document.querySelector('#user').textContent = user.ok ? (await user.json()).name : 'The shop is closed.';
  document.querySelector('button').onclick = async () => {
    const order = await fetch(api + '/orders', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ item: 'tea' }),
    });
    document.querySelector('output').textContent = 'Order ' + (await order.json()).number;
  };
</script>`;

createServer((_request, response) => response.setHeader('Content-Type', 'text/html').end(PAGE)).listen(41730);
