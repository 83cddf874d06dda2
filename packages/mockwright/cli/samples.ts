// The templates that `mockwright init` writes: each shows one thing, and is short enough to be read at once.

/** A template with a request to try it. */
export interface Sample {
  /** Below the folder of the templates. */
  readonly file: string;
  readonly text: string;
  /** What curl is given besides the address: `-d '{…}'`. */
  readonly curl?: string;
  /** The path, with its query. */
  readonly path: string;
}

/** All samples, in the order they are to be read. */
export const SAMPLES: readonly Sample[] = [
  {
    file: 'hello.mock',
    text: `{
  "request": {
    "method": "GET",
    "route": "/hello/{name}"
  },
  "response": {
    "body": {
      "message": "Hello <#= Request.Route["name"] #>!",
      "id": "<#= Guid.NewGuid() #>",
      "time": "<#= DateTime.UtcNow.ToString("o") #>"
    }
  }
}
`,
    path: '/hello/world',
  },
  {
    file: 'create-order.mock',
    text: `<# var total = Request.Body["items"].Sum(item => (decimal)item["price"]); #>
{
  "request": {
    "method": "POST",
    "route": "/orders"
  },
  "response": {
    "status": "Created",
    "body": {
      "id": <#= Faker.Random.Number(1000, 9999) #>,
      "customer": "<#= Request.Body["customer"] #>",
      "total": <#= total #>
    }
  }
}
`,
    curl: `-d '{"customer":"Jane","items":[{"price":4.5},{"price":3}]}' -H 'Content-Type: application/json'`,
    path: '/orders',
  },
  {
    file: 'order-not-found.mock',
    text: `{
  "request": {
    "method": "GET",
    "route": "/orders/{id}",
    "condition": "<#= Request.Route["id"] == "0" #>"
  },
  "response": {
    "status": "NotFound",
    "body": {
      "error": "There is no order 0."
    }
  }
}
`,
    path: '/orders/0',
  },
  {
    file: 'order.mock',
    text: `{
  "request": {
    "method": "GET",
    "route": "/orders/{id}"
  },
  "response": {
    "body": {
      "id": "<#= Request.Route["id"] #>",
      "customer": "<#= Faker.Name.FullName() #>",
      "city": "<#= Faker.Address.City() #>"
    }
  }
}
`,
    path: '/orders/7',
  },
  {
    file: 'payment.mock',
    text: `<# var id = Faker.Random.AlphaNumeric(8); #>
{
  "request": {
    "method": "POST",
    "route": "/payments"
  },
  "response": {
    "status": "Accepted",
    "body": {
      "id": "<#= id #>"
    }
  },
  "callback": {
    "url": "<#= Request.Url.GetLeftPart(UriPartial.Authority) #>/paid/<#= id #>",
    "delay": 500,
    "body": {
      "id": "<#= id #>",
      "amount": <#= Request.Body["amount"] #>
    }
  }
}
`,
    curl: `-d '{"amount":12.5}' -H 'Content-Type: application/json'`,
    path: '/payments',
  },
  {
    file: 'paid.mock',
    text: `{
  "request": {
    "method": "POST",
    "route": "/paid/{id}"
  },
  "response": {
    "body": {
      "paid": "<#= Request.Route["id"] #>"
    }
  }
}
`,
    curl: '-X POST',
    path: '/paid/7',
  },
];
