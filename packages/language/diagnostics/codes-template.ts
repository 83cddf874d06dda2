// What the template reader has to say, about template files and the JSON in them.

/** Codes of mistakes in templates, with severity, message format and what to do about it. */
export const templateCodes = {
  MW1001: { severity: 'error', message: "'<#' is never closed", hint: "end the code with '#>'" },
  MW1002: {
    severity: 'error',
    message: "The directive '{0}' is not supported",
    hint: '`import`, `assembly`, `template` and `output` are known; files cannot include others',
  },
  MW1003: {
    severity: 'error',
    message: "The directive 'import' needs a namespace",
    hint: 'write `<#@ import namespace="System.Text" #>`',
  },
  MW1004: {
    severity: 'error',
    message: "'=' stands apart from '<#'",
    hint: 'an output expression begins with `<#=`',
  },
  MW1005: { severity: 'error', message: "There is no namespace '{0}'", hint: '{1}' },
  MW1101: {
    severity: 'error',
    message: 'A template is a JSON object; the file holds none',
    hint: 'write { "request": { "method": "GET", "route": "…" }, "response": { … } }',
  },
  MW1102: { severity: 'error', message: 'Unexpected {0} in the JSON; {1} expected', hint: '{2}' },
  MW1103: { severity: 'error', message: 'The text ends before the {0} that starts here is closed', hint: '' },
  MW1104: {
    severity: 'error',
    message: "'{0}' is not a value",
    hint: '{1}text stands in quotes: "…"; a computed value is <#= … #>',
  },
  MW1105: {
    severity: 'error',
    message: 'Bad JSON escape sequence: {0}',
    hint: 'a backslash in a string is written \\\\',
  },
  MW1106: {
    severity: 'error',
    message: 'Text after the end of the template',
    hint: 'a file holds one JSON object; code blocks may stand around it',
  },
  MW1107: {
    severity: 'error',
    message: 'The template has more than {0}',
    hint: 'keep large answers in a file of their own and name it in `response.file`',
  },
  MW1108: {
    severity: 'error',
    message: 'The template has more than {0}',
    hint: 'keep data out of the code: in the body, or in a file that `response.file` names',
  },
  MW1201: {
    severity: 'error',
    message: "The template has no '{0}'",
    hint: 'write "request": { "method": "GET", "route": "…" }',
  },
  MW1202: { severity: 'error', message: "'{0}' must be {1}", hint: '' },
  MW1203: {
    severity: 'error',
    message: "'{0}' may not hold code: mockwright must know it when the file is loaded",
    hint: 'use a condition, or a route parameter',
  },
  MW1204: {
    severity: 'error',
    message: "'{0}' is not an HTTP status",
    hint: '{1}use a name of System.Net.HttpStatusCode (OK, NotFound, …) or a number from 200 to 999',
  },
  MW1205: {
    severity: 'error',
    message: 'The output expression is empty',
    hint: 'write an expression between <#= and #>',
  },
  MW1206: {
    severity: 'error',
    message: 'The file is not text (it holds bytes that no text has)',
    hint: 'save the template as UTF-8',
  },
  MW1208: {
    severity: 'error',
    message: 'A route is a path: it holds no query',
    hint: 'leave out what follows the `?`, and ask for it in `request.condition`: <#= Request.Query["name"] == "value" #>',
  },
  MW1209: {
    severity: 'error',
    message: 'A route is a path, without scheme and host',
    hint: 'write "route": "{0}"',
  },
  MW1301: { severity: 'warning', message: "'{0}' is not a field of a template; it is ignored", hint: '{1}' },
  MW1302: {
    severity: 'warning',
    message: "No request has the method '{0}': it is none of HTTP",
    hint: '{1}',
  },
  MW1303: {
    severity: 'warning',
    message: "'{0}' is not sent: '{1}' is",
    hint: 'a template has one of them',
  },
  MW1304: {
    severity: 'warning',
    message: "The template never answers: its condition is the text '{0}', not true",
    hint: 'an expression stands in a tag: "<#= … #>"',
  },
  MW1306: {
    severity: 'warning',
    message: 'The body is not well-formed {0}, and sent as it is: {1}',
    hint: 'escape it, or send it with another Content-Type',
  },
  MW1307: {
    severity: 'warning',
    message: "The charset '{0}' is not known: the body is sent as UTF-8",
    hint: 'use a name of https://encoding.spec.whatwg.org, such as utf-8, iso-8859-1, utf-16',
  },
  MW1308: {
    severity: 'warning',
    message: "'{0}' is not sent: an answer with the status {1} has no body",
    hint: 'use another status, such as 200',
  },
  MW1309: {
    severity: 'warning',
    message: "The header '{0}' is written twice: names of headers do not differ by case",
    hint: 'keep one of them, or write a list as its value: it is sent once for each',
  },
  MW1310: {
    severity: 'warning',
    message: "The route has no parameter '{0}': it is always empty",
    hint: '{1}',
  },
  MW1311: {
    severity: 'warning',
    message: "'{0}' in a route is matched letter by letter",
    hint: '{1}',
  },
  MW1312: {
    severity: 'warning',
    message: 'The callback is never sent: {0}',
    hint: 'write "url": "http://localhost:3000/hook"',
  },
  MW1313: {
    severity: 'warning',
    message: 'The value of this expression goes nowhere',
    hint: 'write <#= … #>: its value is inserted here',
  },
  MW1314: {
    severity: 'warning',
    message: 'The template never answers: the code of its condition inserts nothing',
    hint: 'write it as <#= … #>',
  },
  MW1305: {
    severity: 'warning',
    message: "'{0}' is written again below; this one is ignored",
    hint: 'keep one of them',
  },
} as const;

/** The codes of this table. */
export type TemplateCode = keyof typeof templateCodes;
