// The view of templates: those that do not load first, with what is wrong in them.
import { getJson, inSession, send } from './api.js';
import { button, counted, h, messageOf, say } from './dom.js';
import { setFilter } from './requests.js';

/** @typedef {import('./types.d.ts').ListedTemplate} ListedTemplate */

/** The templates of the chosen session. @returns {Promise<ListedTemplate[]>} */
export async function getTemplates() {
  return (await getJson(inSession('templates'))).templates;
}

/** Whether a template has errors. @param {ListedTemplate} template */
export function isBroken({ method }) {
  return method === null;
}

let filter = '';

/** @param {() => void} again @returns {Promise<import('./types.d.ts').View>} */
export async function templatesView(again) {
  const templates = await getTemplates();
  const broken = templates.filter(isBroken);
  const sorted = [...broken, ...templates.filter((each) => !isBroken(each))];
  const list = h('ul', { class: 'cards' });
  const input = h('input', {
    type: 'search',
    'aria-label': 'Filter: words of method, route, file',
    placeholder: 'Filter: GET /users Mocks/…',
    input: () => draw(),
  });
  input.value = filter;
  function draw() {
    filter = input.value;
    const words = filter.trim().toLowerCase().split(/\s+/);
    const fitting = sorted.filter((each) => {
      const { method, route, file, name } = each;
      const text = `${method} ${route} ${file ?? name} ${isBroken(each) ? 'broken' : ''}`.toLowerCase();
      return words.every((word) => text.includes(word));
    });
    list.replaceChildren(...fitting.map((each) => templateCard(each, again)));
  }
  draw();
  const bad =
    broken.length === 0
      ? 'All of them load.'
      : `${broken.length} of them ${broken.length === 1 ? 'does' : 'do'} not load.`;
  return {
    elements: [
      h('h1', {}, 'Templates'),
      h(
        'div',
        { class: 'bar' },
        input,
        h(
          'p',
          { class: 'quiet count' },
          templates.length === 0 ? '' : `${counted(templates.length, 'template')}. ${bad}`,
        ),
      ),
      templates.length === 0
        ? h(
            'div',
            { class: 'empty' },
            h('p', {}, h('strong', {}, 'No templates.')),
            h('p', {}, 'Put one into the folder: it is served at once. Or let the command write samples:'),
            h('pre', {}, 'mockwright init'),
          )
        : list,
    ],
  };
}

/** @param {ListedTemplate} template @param {() => void} again */
function templateCard(template, again) {
  const { id, file, name = '', method, route, condition, hits, remaining } = template;
  const { diagnostics, moreDiagnostics = 0 } = template;
  const what = file ?? name;
  const facts = [
    condition === null ? '' : `only where ${condition}`,
    remaining === undefined ? '' : `answers ${remaining} more`,
    id === undefined ? '' : 'added to this session',
  ].filter((text) => text !== '');
  return h(
    'li',
    { class: isBroken(template) ? 'card broken' : 'card' },
    h(
      'div',
      { class: 'row-between' },
      h(
        'div',
        {},
        h('strong', {}, isBroken(template) ? 'Does not load' : `${method} ${route}`),
        ' ',
        h('span', { class: 'quiet' }, [what, ...facts].join(' · ')),
      ),
      h(
        'div',
        { class: 'bar' },
        isBroken(template)
          ? null
          : h(
              'a',
              {
                href: '#/requests',
                'aria-label': `${counted(hits, 'hit')}: requests to ${what}`,
                click: () => setFilter(what),
              },
              counted(hits, 'hit'),
            ),
        id === undefined
          ? null
          : button(
              'Remove',
              async () => {
                await send(inSession(`templates/${encodeURIComponent(id)}`), 'DELETE');
                say(`${what} is gone.`);
                again();
              },
              `Remove ${what}`,
            ),
      ),
    ),
    ...diagnostics.flatMap(({ frame }) => messageOf(frame, `What is wrong in ${what}`)),
    ...(moreDiagnostics > 0
      ? [h('p', {}, `${moreDiagnostics} more messages: mockwright check tells all of them.`)]
      : []),
  );
}
