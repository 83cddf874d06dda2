// The form for the token, where the service wants one.
import { useToken } from './api.js';
import { h } from './dom.js';

/**
 * @param {string} reason why it is asked for
 * @param {() => void} again called with a token
 * @returns {import('./types.d.ts').View}
 */
export function tokenView(reason, again) {
  const input = h('input', {
    type: 'password',
    id: 'token',
    autocomplete: 'current-password',
    required: true,
  });
  const use = (/** @type {Event} */ event) => {
    event.preventDefault();
    useToken(input.value);
    again();
  };
  return {
    elements: [
      h(
        'form',
        { class: 'card token', submit: use },
        h('h1', {}, 'Token'),
        h('p', { role: 'alert' }, reason),
        h('label', { for: 'token' }, 'The value of the setting Mock:AdminToken'),
        input,
        h('p', { class: 'quiet' }, 'It is kept until this tab is closed.'),
        h('button', { type: 'submit' }, 'Go on'),
      ),
    ],
  };
}
