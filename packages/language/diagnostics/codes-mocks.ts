// What the loader of mocks has to say, about files and routes.
import type { Severity } from './diagnostic.ts';

/** The codes of this table. */
export type MockCode =
  | 'MW2001'
  | 'MW2002'
  | 'MW2003'
  | 'MW2004'
  | 'MW2005'
  | 'MW2006'
  | 'MW2007'
  | 'MW2008'
  | 'MW2009'
  | 'MW2010'
  | 'MW2011'
  | 'MW2101'
  | 'MW2102'
  | 'MW2103'
  | 'MW2104'
  | 'MW2105'
  | 'MW2901'
  | 'MW2902'
  | 'MW2903'
  | 'MW2904';

/** What stands behind a code: `{0}`, `{1}` are filled in. */
export interface CodeDefinition {
  readonly severity: Severity;
  readonly message: string;
  readonly hint?: string;
}

/** Codes of files that cannot be loaded, with what to do about it. */
export const mockCodes: Readonly<Record<MockCode, CodeDefinition>> = {
  MW2001: {
    severity: 'error',
    message: 'There is no such folder',
    hint: '`mockwright init` makes it, with samples; another one is named with --folder',
  },
  MW2002: {
    severity: 'error',
    message: 'It is a file, not a folder',
    hint: 'name a folder with --folder',
  },
  MW2003: {
    severity: 'error',
    message: 'No permission to read it',
    hint: 'give the user that runs the server the right to read it',
  },
  MW2004: { severity: 'error', message: 'It is a folder, pipe or device, not a file' },
  MW2005: { severity: 'error', message: 'It cannot be read: {0}' },
  MW2006: {
    severity: 'error',
    message: 'The file is {0} MB long; a template has at most {1} MB',
    hint: 'keep large answers in a file of their own and name it in `response.file`',
  },
  MW2007: {
    severity: 'error',
    message: 'The file is not UTF-8 text',
    hint: 'save it with the encoding UTF-8',
  },
  MW2008: {
    severity: 'error',
    message: 'The file is binary: it holds NUL characters',
    hint: 'give data another extension than .json',
  },
  MW2009: {
    severity: 'error',
    message: 'The link leads to no file',
    hint: 'remove it, or let it lead to a template',
  },
  MW2010: {
    severity: 'error',
    message: 'The link leads out of the working folder',
    hint: 'put the template itself here, or start in a folder that holds both',
  },
  MW2011: {
    severity: 'error',
    message: 'It cannot be opened: the bytes of its name are no UTF-8',
    hint: 'rename it',
  },
  MW2101: { severity: 'error', message: '{0}', hint: 'routes are written like `/orders/{id:int}/{format?}`' },
  MW2102: {
    severity: 'warning',
    message: "The template never answers: '{0}' answers {1} always",
    hint: 'give it a `request.condition`: those with a condition are asked first',
  },
  MW2103: {
    severity: 'warning',
    message: "There is no file '{0}'",
    hint: '`response.file` is relative to the folder that holds the folder of the templates',
  },
  MW2104: {
    severity: 'hint',
    message: 'The file is data, no template: it has neither a request nor a response',
    hint: 'a file that is no template may be named in .mockignore, or have another extension than .json',
  },
  MW2105: {
    severity: 'warning',
    message: "The template never answers: what is below '{0}' is the service's own",
    hint: 'use another route, or move the endpoints with Mock:Endpoint',
  },
  MW2901: {
    severity: 'error',
    message: 'The compiler failed on this file: {0}',
    hint: 'this is a bug of mockwright: please report it together with the file',
  },
  MW2902: {
    severity: 'error',
    message: 'The code takes longer than {0} s to compile',
    hint: 'split the template, or simplify what grows by doubling: nested generic types, tuples and anonymous types',
  },
  MW2903: {
    severity: 'error',
    message: 'The file is too long, or nests too deeply, in a place that has to be read as a whole',
    hint: 'keep large answers in a file of their own and name it in `response.file`',
  },
  MW2904: {
    severity: 'warning',
    message: 'There are {0} more messages about this file',
  },
};
