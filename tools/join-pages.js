// Several pages of Markdown as one: their headings a level deeper, the links between them within the page.

/** The anchor that a heading has on the web pages of repositories. */
function slugOf(heading) {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');
}

/**
 * @param {readonly { readonly name: string, readonly title: string, readonly text: string }[]} pages `name`: what links call
 *   them, `name.md`; their first heading is replaced by the title
 * @returns {string}
 */
export function joinPages(pages) {
  const taken = new Map();
  const anchors = new Map();
  for (const { name, title, text } of pages)
    for (const [, heading] of headingsOf(text.replace(/^# .*\n/, `# ${title}\n`))) {
      const slug = slugOf(heading);
      const count = taken.get(slug) ?? 0;
      taken.set(slug, count + 1);
      const key = `${name}#${slug}`;
      if (!anchors.has(key)) anchors.set(key, count === 0 ? slug : `${slug}-${count}`);
    }
  const linkIn = (name) => (all, page, slug) => {
    const anchor = anchors.get(`${page === '' ? name : page}#${slug}`);
    return anchor === undefined ? all : `](#${anchor})`;
  };
  return pages
    .map(({ name, title, text }) =>
      deeper(text.replace(/^# .*\n/, `# ${title}\n`)).replaceAll(
        /\]\((?:(\w[\w-]*)\.md)?#([\w-]+)\)/g,
        (all, page = '', slug) => linkIn(name)(all, page, slug),
      ),
    )
    .join('\n');
}

/** The headings outside of code. */
function headingsOf(text) {
  return [...text.replaceAll(/^```[^]*?^```/gm, '').matchAll(/^#+ (.*)$/gm)];
}

function deeper(text) {
  let inCode = false;
  return text
    .split('\n')
    .map((line) => {
      if (line.startsWith('```')) inCode = !inCode;
      return !inCode && /^#+ /.test(line) ? `#${line}` : line;
    })
    .join('\n');
}
