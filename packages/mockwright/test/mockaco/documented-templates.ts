// Templates in every form that the documentation of Mockaco shows, with other names and values: how they are written (tabs,
// quotes in code that are not escaped, code before, in and behind the object, line breaks in texts) is what matters.

/** A request, and what is expected of its answer. */
export interface DocumentedCall {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly status?: number;
  /** Of the answer's headers, in lower case. */
  readonly answers?: Readonly<Record<string, string>>;
  /** The whole body. */
  readonly text?: string;
  /** The body as JSON; an expression stands for a text that it matches. */
  readonly json?: unknown;
  /** At least so many milliseconds. */
  readonly milliseconds?: number;
  /** The callbacks' bodies as JSON. */
  readonly callbacks?: readonly unknown[];
}

/** Some templates, and what they answer. */
export interface DocumentedTemplate {
  readonly title: string;
  /** By their names in `Mocks`. */
  readonly files: Readonly<Record<string, string>>;
  readonly imports?: readonly string[];
  readonly calls: readonly DocumentedCall[];
}

const JSON_TYPE = { 'Content-Type': 'application/json' };

const SHOP = JSON.stringify({
  Branches: ['North', 'South'],
  Makers: [
    { Name: 'Foo Ltd', Goods: [{ Name: 'Hammer', Cost: 20 }] },
    {
      Name: 'Bar Inc',
      Goods: [
        { Name: 'Lamp', Cost: 45.5 },
        { Name: 'Nail', Cost: 3 },
      ],
    },
  ],
});

const SONG =
  '<?xml version="1.0" encoding="UTF-8" ?>\r\n<disc>\r\n\t<title>Blue</title>\r\n\t<label since="1971">A &amp; B</label>\r\n</disc>';

/** All of them. */
export const DOCUMENTED_TEMPLATES: readonly DocumentedTemplate[] = [
  {
    title: 'a first template',
    files: {
      'ping.json':
        '{\n  "request": {\n\t"method": "GET",\n\t"route": "ping"\n  },\n  "response": {\n\t"status": "OK",\n\t"body": {\n\t  "answer": "pong"\n\t}\n  }\n}',
    },
    calls: [
      { path: '/ping', answers: { 'content-type': 'application/json' }, text: '{\n  "answer": "pong"\n}' },
      { path: '/PING/', text: '{\n  "answer": "pong"\n}' },
    ],
  },
  {
    title: 'the template that comes with it',
    files: {
      'hello.json': `{
  "request": { "method": "GET", "route": "greet/{who}" },
  "response": {
    "body": {
\t\t"id": "<#= Faker.Random.Guid() #>",
\t\t"text": "Welcome <#= Request.Route["who"] #>!",
\t\t"at": <#= JsonConvert.SerializeObject(System.DateTime.Now) #>
\t  }
  }
}`,
    },
    calls: [
      {
        path: '/greet/Ann%20Lee',
        json: { id: /^[0-9a-f-]{36}$/, text: 'Welcome Ann Lee!', at: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+/ },
      },
    ],
  },
  {
    title: 'a method without a route',
    files: {
      'a.json': '{\n  "request": {\n\t"method": "GET"\n  },\n  "response": {\n\t"status": "OK"\n  }\n}',
    },
    calls: [{ text: '', answers: { 'content-length': '0', 'content-type': 'application/json' } }],
  },
  {
    title: 'a route without a method',
    files: {
      'a.json': '{ "request": { "route": "users/{id}/carts/{cart_id}" }, "response": { "status": "OK" } }',
    },
    calls: [
      { path: '/users/1/carts/2', text: '' },
      { path: '/users/1/carts', status: 501 },
    ],
  },
  {
    title: 'absent, null and empty: method, route, condition, status, delay, body',
    files: {
      'a.json':
        '{ "request": { "method": null, "route": null, "condition": null }, "response": { "status": null, "delay": null, "headers": null } }',
      'b.json':
        '{ "request": { "method": "", "route": "e", "condition": "" }, "response": { "status": "", "delay": "" } }',
      'c.json': '{ "request": {}, "response": { "body": "never: a is asked before" } }',
    },
    calls: [{ text: '' }, { path: '/e', text: '' }],
  },
  {
    title: 'a condition that only code decides',
    files: {
      'even.json':
        '{\n  "request": {\n\t"condition": "<#= DateTime.Now.Second % 2 == 0 #>"\n  },\n  "response": {\n\t"body": "even"\n  }\n}',
      'odd.json':
        '{ "request": { "condition": "<#= DateTime.Now.Second % 2 != 0 #>" }, "response": { "body": "odd" } }',
    },
    calls: [{ json: /^(?:even|odd)$/ }],
  },
  {
    title: 'a delay',
    files: { 'a.json': '{ "request": { "method": "GET" }, "response": { "delay": 120, "status": "OK" } }' },
    calls: [{ milliseconds: 115 }],
  },
  ...['"Forbidden"', '"403"', '403'].map((status) => ({
    title: `the status ${status}`,
    files: { 'a.json': `{ "request": { "method": "GET" }, "response": { "status": ${status} } }` },
    calls: [{ status: 403 }],
  })),
  {
    title: 'headers',
    files: {
      'a.json':
        '{ "request": { "method": "GET" }, "response": { "status": "OK", "headers": { "X-Any": "Thing" } } }',
    },
    calls: [{ answers: { 'x-any': 'Thing', 'content-type': 'application/json' } }],
  },
  {
    title: 'a body on one line',
    files: {
      'a.json':
        '{ "request": { "method": "GET" }, "response": { "body": { "all": "of this", "on": "one line" }, "indented": false } }',
    },
    calls: [{ text: '{"all":"of this","on":"one line"}' }],
  },
  {
    title: 'code in a text',
    files: {
      'a.json':
        '{ "request": { "method": "GET" }, "response": { "body": { "year": "<#= DateTime.Now.Year #>" } } }',
    },
    calls: [{ json: { year: /^20\d\d$/ } }],
  },
  {
    title: 'data of the request',
    files: {
      'a.json': `{
  "request": {
\t"method": "PUT",
\t"route": "users/{id}"
  },
  "response": {
\t"status": "OK",
\t"body": {
\t  "url": "<#= Request.Url?.ToString() #>",
\t  "user": "<#= Request.Route["id"]?.ToString() #>",
\t  "type": "<#= Request.Header["Content-Type"]?.ToString() #>",
\t  "query": "<#= Request.Query["any"]?.ToString() #>",
\t  "first": "<#= Request.Body["streets"]?[0]?.ToString() #>"
\t}
  }
}`,
    },
    calls: [
      {
        method: 'PUT',
        path: '/users/7?any=q',
        headers: JSON_TYPE,
        body: '{"streets":["High St"]}',
        json: {
          url: /^http:\/\/127\.0\.0\.1:\d+\/users\/7\?any=q$/,
          user: '7',
          type: 'application/json',
          query: 'q',
          first: 'High St',
        },
      },
      {
        method: 'PUT',
        path: '/users/7',
        headers: JSON_TYPE,
        body: '{}',
        json: { url: /\/users\/7$/, user: '7', type: 'application/json', query: '', first: '' },
      },
    ],
  },
  {
    title: 'the body as a dictionary',
    files: {
      'a.json': `{
  "request": { "method": "GET", "route": "discs/{id}" },
  "response": {
    "status": "OK",
    "headers": {
      "Content-Type": "application/json"
    },
    "body": {
        "id": "<#=Request.Route["id"] #>",
        "name": "<#=Request.Body["discs"]?[0]?["name"] #>",
        "label": {
            "name": "<#=Request.Body["discs"]?[0]?["label"]?["name"] #>",
            "year": "<#=Request.Body["discs"]?[0]?["label"]?["year"] #>"
        }
    }
  }
}`,
    },
    calls: [
      {
        path: '/discs/3',
        headers: JSON_TYPE,
        body: '{"discs":[{"name":"Blue","label":{"name":"L","year":1971}}]}',
        json: { id: '3', name: 'Blue', label: { name: 'L', year: '1971' } },
      },
      {
        path: '/discs/3',
        headers: JSON_TYPE,
        body: '{}',
        json: { id: '3', name: '', label: { name: '', year: '' } },
      },
      { path: '/discs/3', json: { id: '3', name: '', label: { name: '', year: '' } } },
    ],
  },
  {
    title: 'conditions on the query, and one of statements behind a comma that is missing',
    files: {
      'a.json': `{
  "request": {
\t"method": "GET",
    "condition": "<#= Request.Query.ContainsKey("flag") #>"
  },
  "response": { "body": { "text": "there is a flag" } }
}`,
      'b.json': `{
  "request": {
\t"method": "GET",
    "condition": "<#= Regex.IsMatch(Request.Query["name"], "^[a-z]+$") #>"
  },
  "response": { "body": { "name": "<#= Request.Query["name"] #>" } }
}`,
      'c.json': `{
  "request": {
    "method": "PUT",
    "route": "users/{id}"
    "condition": "<#=
      var isKnown = Request.Header["Authorization"]?.ToString() == "Basic YTpi";
      return isKnown && Request.Route["id"] == "7";
    #>"
  },
  "response": { "body": { "id": "<#= Request.Route["id"] #>" }, "indented": false }
}`,
    },
    calls: [
      { path: '/?flag', json: { text: 'there is a flag' } },
      { path: '/?name=ann', json: { name: 'ann' } },
      { path: '/?name=Ann', status: 501 },
      { method: 'PUT', path: '/users/7', headers: { Authorization: 'Basic YTpi' }, text: '{"id":"7"}' },
      { method: 'PUT', path: '/users/8', headers: { Authorization: 'Basic YTpi' }, status: 501 },
      { method: 'PUT', path: '/users/7', status: 501 },
    ],
  },
  {
    title: 'JSONPath',
    files: {
      'a.json': `{
  "request": { "method": "POST", "route": "/path" },
  "response": {
    "body": {
      "Maker": "<#= Request.Body.SelectToken("Makers[0].Name") #>",
      "Cost": "<#= Request.Body.SelectToken("Makers[0].Goods[0].Cost") #>",
      "Good": "<#= Request.Body.SelectToken("Makers[1].Goods[0].Name") #>",
      "Foo": <#= Request.Body.SelectToken("$.Makers[?(@.Name == 'Foo Ltd')]") #>,
      "Dear": <#= JsonConvert.SerializeObject(Request.Body.SelectTokens("$..Goods[?(@.Cost >= 20)].Name")) #>
    }
  }
}`,
    },
    calls: [
      {
        method: 'POST',
        path: '/path',
        headers: JSON_TYPE,
        body: SHOP,
        json: {
          Maker: 'Foo Ltd',
          Cost: '20',
          Good: 'Lamp',
          Foo: { Name: 'Foo Ltd', Goods: [{ Name: 'Hammer', Cost: 20 }] },
          Dear: ['Hammer', 'Lamp'],
        },
      },
    ],
  },
  {
    title: 'XML from XML',
    files: {
      'discs.json': String.raw`{
  "request": { "method": "POST", "route": "discs" },
  "response": {
    "status": "OK",
    "headers": {
      "Content-Type": "application/xml"
    },
    "body": "
<?xml version=\"1.0\" encoding=\"UTF-8\" ?>
<cd>
  <name><#=Request.Body["disc"]?["title"]#></name>
  <label>
    <name><#=Request.Body["disc"]?["label"]?["#text"]#></name>
    <year><#=Request.Body["disc"]?["label"]?["@since"]#></year>
  </label>
</cd>
"
  }
}`,
    },
    calls: [
      {
        method: 'POST',
        path: '/discs',
        headers: { 'Content-Type': 'application/xml' },
        body: SONG,
        answers: { 'content-type': 'application/xml' },
        text: '<?xml version="1.0" encoding="UTF-8"?>\n<cd>\n  <name>Blue</name>\n  <label>\n    <name>A &amp; B</name>\n    <year>1971</year>\n  </label>\n</cd>',
      },
    ],
  },
  {
    title: 'raw files',
    files: {
      'picture.json':
        '{ "request": { "method": "GET", "route": "/pictures/1.jpg" }, "response": { "status": "OK", "headers": { "Content-Type": "image/jpeg" }, "file": "Mocks/1.jpg" } }',
      '1.jpg': 'not really',
      'data.json': String.raw`{ "request": { "method": "GET", "route": "/data.bin" }, "response": { "headers": { "Content-Type": "application/octet-stream", "Content-Disposition": "attachment; filename=\"saved.bin\"" }, "file": "Mocks/data.bin" } }`,
      'data.bin': '\u0000\u0001',
      'xml.json':
        '{ "request": { "route": "/xml" }, "response": { "headers": { "Content-Type": "application/xml"      \n    }, "file": "Mocks/disc.xml" } }',
      'disc.xml': SONG,
    },
    calls: [
      { path: '/pictures/1.jpg', answers: { 'content-type': 'image/jpeg' }, text: 'not really' },
      {
        path: '/data.bin',
        answers: {
          'content-type': 'application/octet-stream',
          'content-disposition': 'attachment; filename="saved.bin"',
        },
        text: '\u0000\u0001',
      },
      { path: '/xml', answers: { 'content-type': 'application/xml' }, text: SONG },
    ],
  },
  {
    title: 'state: not there, made, read and gone again',
    files: {
      'users-get-none.json': `{
  "request": {
\t"method": "GET",
\t"route": "/users",
\t"condition": "<#=Global["users-state"] == null#>"
  },
  "response": {
\t"status": "NotFound"\t
  }
}`,
      'users-post.json': `{ 
  "request": {
\t"method": "POST",
\t"route": "/users"
  },
  "response": {
\t"status": "201"\t
  }
}
<#
\t// What came is the state
\tGlobal["users-state"] = Request.Body;
#>`,
      'users-get.json': `{
  "request": {
\t"method": "GET",
\t"route": "/users",
\t"condition": "<#=Global["users-state"] != null#>"
  },
  "response": {
\t"status": "200",
\t"body": <#=Global["users-state"].ToString()#>
  }
}
<#
\t// Once only
\tGlobal["users-state"] = null;
#>`,
    },
    calls: [
      { path: '/users', status: 404, text: '' },
      {
        method: 'POST',
        path: '/users',
        headers: JSON_TYPE,
        body: '{ "name": "Ann" }',
        status: 201,
        text: '',
      },
      { path: '/users', text: '{\n  "name": "Ann"\n}' },
      { path: '/users', status: 404 },
    ],
  },
  {
    title: 'a variable that is set before the object, or in it, and read elsewhere',
    files: {
      'before.json': `<#
    Global["variable"] = "one";
#>
{
  "request": { "route": "before" },
  "response": { "status": "OK", "body": { "value": "<#=Global["variable"] #>" } }
}`,
      'in.json': `{
  "request": { "method": "GET", "route": "in" },
  "response": {
    "status": "OK",
    "body": { "value": "stored" }
  }
  <#
    Global["variable"] = "two";
  #>
}`,
      'read.json':
        '{ "request": { "route": "read" }, "response": { "body": { "value": "It is <#=Global["variable"] #>", "none": "<#=Global["other"] #>" } } }',
    },
    calls: [
      { path: '/read', json: { value: 'It is ', none: '' } },
      { path: '/before', json: { value: 'one' } },
      { path: '/read', json: { value: 'It is one', none: '' } },
      { path: '/in', json: { value: 'stored' } },
      { path: '/read', json: { value: 'It is two', none: '' } },
    ],
  },
  {
    title: 'fake data, by language',
    files: {
      'a.json': `{
  "request": { "method": "GET" },
  "response": {
    "status": "OK",
    "headers": { "Content-Type": "application/json" },
\t"body": {
      "name": "<#= Faker.Name.FullName() #>",
      "other": "<#= Faker.FullName() #>",
      "company": "<#= Faker.Company.CompanyName() #>",
      "city": "<#= Faker.Address.City() #>",
      "id": "<#= Faker.Random.Guid() #>",
      "fruit": "<#= Faker.PickRandom(new[] { "plum", "pear", "cherry" }) #>",
      "recent": <#= JsonConvert.SerializeObject(Faker.Date.Recent()) #>
    }
  }
}`,
    },
    calls: [
      [undefined, /^[\p{Script=Latin}\p{P} ]+$/u] as const,
      ['ru', /^[\p{Script=Cyrillic}\p{P} ]+$/u] as const,
      ['pt-BR', /^[\p{Script=Latin}\p{P} ]+$/u] as const,
    ].map(([language, word]) => ({
      headers: language === undefined ? {} : { 'Accept-Language': language },
      json: {
        name: word,
        other: word,
        company: /./,
        city: word,
        id: /^[0-9a-f-]{36}$/,
        fruit: /^(?:plum|pear|cherry)$/,
        recent: /^\d{4}-\d\d-\d\dT/,
      },
    })),
  },
  {
    title: 'a list that statements in an expression make',
    files: {
      'a.json': `{
    "request": { "method": "GET", "route": "/people" },
    "response": {
        "body": <#=
class Human
{
    public int ID { get; set; }
    public string Name { get; set; }
}

var count =  3;
var people = new Human[count];

for(var i = 0; i < count; i++ ) {
    people[i] = new Human { ID = i + 1, Name = new Faker().Person.FullName };
}

return JsonConvert.SerializeObject(people);
#>
    }
}`,
    },
    calls: [{ path: '/people', json: [1, 2, 3].map((ID) => ({ ID, Name: /^\S+ \S+/ })) }],
  },
  {
    title: 'an extension of Bogus that is imported by a setting, as a bare value',
    files: {
      'a.json':
        '{ "request": { "method": "GET" }, "response": { "status": "OK", "body": <#= Faker.Person.Cpf() #> } }',
    },
    imports: ['Bogus.Extensions.Brazil'],
    calls: [{ json: /^\d{3}\.\d{3}\.\d{3}-\d\d$/ }],
  },
  {
    title: 'a callback that reads the answer',
    files: {
      'a.json': `{
  "request": { "method": "GET" },
  "response": {
\t"status": "OK",
\t"headers": { "X-Trace": "t1" },
\t"body": {
\t  "now": "<#= DateTime.Now.ToString() #>",
\t  "id": "<#= Guid.NewGuid() #>"
\t}
  },
  "callback": {
\t"method": "POST",
\t"timeout": 2000,
\t"headers": {\t\t
\t\t"X-Any": "Thing"
\t},
\t"body": {
\t\t"text": "The answer was <#= Response.Body["now"]?.ToString() #>",
\t\t"id": "<#= Response.Body["id"] #>",
\t\t"trace": "<#= Response.Header["X-Trace"] #>",
\t\t"none": "<#= Response.Header["X-None"] #>"
\t},
\t"url": "http://127.0.0.1:{hook}/hook",
\t"delay": 50,
  }
}`,
    },
    calls: [
      {
        json: { now: /\d/, id: /-/ },
        callbacks: [{ text: /^The answer was .*\d/, id: /^[0-9a-f-]{36}$/, trace: 't1', none: '' }],
      },
    ],
  },
  {
    title: 'several callbacks, with data of the request',
    files: {
      'a.json': String.raw`{
  "variables": { "id": "<#= Faker.Random.Guid()  #>" },
  "request": { "method": "POST", "route": "many/{word}", "condition": null },
  "response": {
    "delay": 0,
    "status": "OK",
    "body": {
      "product": "<#= Faker.Commerce.ProductName() #>",
      "header that is not there": "<#= Request.Header["none"] #>",
      "member that is not there": "<#= Request.Body["none"] #>",
      "member": "<#= Request.Body["word"] #>"
    }
  },
  "callbacks": [
    { "method": "POST", "url": "http://127.0.0.1:{hook}/1", "body": { "text": "Request.Route[\"word\"] was <#= Request.Route["word"] #>" } },
    { "method": "PUT", "url": "http://127.0.0.1:{hook}/2", "indented": false, "body": { "text": "Request.Body[\"word\"] was <#= Request.Body["word"] #>" } }
  ]
}`,
    },
    calls: [
      {
        method: 'POST',
        path: '/many/w',
        headers: JSON_TYPE,
        body: '{"word":"b"}',
        json: { product: /./, 'header that is not there': '', 'member that is not there': '', member: 'b' },
        callbacks: [{ text: 'Request.Route["word"] was w' }, { text: 'Request.Body["word"] was b' }],
      },
    ],
  },
  {
    title: 'callbacks that go nowhere spoil nothing',
    files: {
      'a.json':
        '{ "request": { "method": "GET" }, "response": { "status": "OK" }, "callback": { "method": "POST", "headers": { "X-Any": "Thing" }, "body": { "text": "no url" } } }',
      'c.json':
        '{ "request": { "route": "c" }, "response": { "body": 1 }, "callbacks": [{ "url": "hooks/relative", "body": "<#= Nothing.Here #>" }, { "url": "http://127.0.0.1:{hook}/c", "body": { "c": 1 } }] }',
      'b.json':
        '{ "request": { "route": "b" }, "response": { "status": "OK" }, "callback": { "method": "POST", "timeout": 2000, "url": "https://hooks.example.com/post", "body": { "text": "not listed" } } }',
    },
    calls: [{ text: '' }, { path: '/b', text: '' }, { path: '/c', text: '1', callbacks: [{ c: 1 }] }],
  },
];
