// `System.Security.Claims`: who a caller is, and what is claimed of him.
import { appendAll } from '@mockwright/language/runtime/append';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { toArray } from '@mockwright/language/runtime/box';
import { coreType, specialType } from '@mockwright/language/runtime/core-types';
import { ArgumentNullException, InvalidOperationException } from '@mockwright/language/runtime/exceptions';
import { iterate } from '@mockwright/language/runtime/iterate';
import { createInstance } from '@mockwright/language/runtime/members';
import { notNull } from '@mockwright/language/runtime/not-null';
import { typeName } from '@mockwright/language/runtime/type-name';
import { nameClaim, roleClaim, stringValue } from '../System.Security.Claims/claim-types.ts';

const space = 'System.Security.Claims';
const principal = 'System.Security.Principal';
const localIssuer = 'LOCAL AUTHORITY';
type Text = string | null;
type Match = ((claim: Claim) => boolean) | null;

/** `Claim`. */
class Claim {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  readonly type: string;
  readonly value: string;
  readonly valueType: string;
  readonly issuer: string;
  readonly originalIssuer: string;
  subject: ClaimsIdentity | null = null;
  #properties: unknown;
  constructor(type: Text, value: Text, valueType: Text = null, issuer: Text = null, original: Text = null) {
    this.type = notNull(type, 'type');
    this.value = notNull(value, 'value');
    this.valueType = valueType || stringValue;
    this.issuer = issuer || localIssuer;
    this.originalIssuer = original || this.issuer;
  }
  /** A dictionary, made when first asked for. */
  get properties(): unknown {
    const text = specialType('string');
    return (this.#properties ??= createInstance(
      coreType('System.Collections.Generic.Dictionary', 2).construct([text, text]),
    ));
  }
  of(subject: ClaimsIdentity | null): Claim {
    const { type, value, valueType, issuer, originalIssuer } = this;
    const copy = new Claim(type, value, valueType, issuer, originalIssuer);
    copy.subject = subject;
    return copy;
  }
  $toString(): string {
    return `${this.type}: ${this.value}`;
  }
}

/** What the constructors of an identity are given beside claims. */
interface IdentityNames {
  readonly authenticationType?: Text;
  readonly nameType?: Text;
  readonly roleType?: Text;
}
/** `ClaimsIdentity`, `GenericIdentity`. */
class ClaimsIdentity {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  readonly authenticationType: Text;
  readonly nameType: string;
  readonly roleType: string;
  label: Text = null;
  actor: ClaimsIdentity | null = null;
  bootstrapContext: unknown = null;
  readonly claims: Claim[] = [];
  constructor(claims: unknown = null, { authenticationType, nameType, roleType }: IdentityNames = {}) {
    this.authenticationType = authenticationType ?? null;
    this.nameType = nameType || nameClaim;
    this.roleType = roleType || roleClaim;
    if (claims !== null) for (const claim of iterate<Claim>(claims)) this.add(claim);
  }
  get isAuthenticated(): boolean {
    return Boolean(this.authenticationType);
  }
  get name(): Text {
    return this.claims.find(({ type }) => type === this.nameType)?.value ?? null;
  }
  add(claim: Claim | null): void {
    const given = notNull(claim, 'claim');
    this.claims.push(given.subject === this ? given : given.of(this));
  }
  remove(claim: Claim | null): boolean {
    const at = claim === null ? -1 : this.claims.indexOf(claim);
    if (at >= 0) this.claims.splice(at, 1);
    return at >= 0;
  }
  $copy(): ClaimsIdentity {
    const copy = new ClaimsIdentity(null, this);
    copy.label = this.label;
    for (const claim of this.claims) copy.claims.push(claim.of(copy));
    return copy;
  }
  $toString(): string {
    return typeName(this.$type);
  }
}
class GenericIdentity extends ClaimsIdentity {}

/** `ClaimsPrincipal`, `GenericPrincipal`. */
class ClaimsPrincipal {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  readonly identities: ClaimsIdentity[];
  constructor(identities: readonly ClaimsIdentity[]) {
    this.identities = [...identities];
  }
  get claims(): Claim[] {
    return this.identities.flatMap(({ claims }) => claims);
  }
  isInRole(role: Text): boolean {
    return this.identities.some(({ claims, roleType }) =>
      claims.some(({ type, value }) => type.toLowerCase() === roleType.toLowerCase() && value === role),
    );
  }
  $toString(): string {
    return typeName(this.$type);
  }
}
class GenericPrincipal extends ClaimsPrincipal {
  override isInRole(role: Text): boolean {
    return this.claims.some(
      ({ type, value }) => role !== null && sameText(type, roleClaim) && sameText(value, role),
    );
  }
}

type Holder = ClaimsIdentity | ClaimsPrincipal;
const sameText = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
const ofType = (type: Text): ((claim: Claim) => boolean) => {
  const wanted = notNull(type, 'type');
  return (claim) => sameText(claim.type, wanted);
};
const matching = (match: Match): ((claim: Claim) => boolean) => notNull(match, 'match');
const claimArray = (claims: readonly Claim[]): unknown => toArray([...claims], coreType(`${space}.Claim`));

/** What identities and principals have alike. */
const searching: Readonly<Record<string, Implementation>> = {
  'virtual IEnumerable<Claim> Claims { get; }': (self: Holder) => claimArray(self.claims),
  'virtual IEnumerable<Claim> FindAll(Predicate<Claim> match)': (self: Holder, match: Match) =>
    claimArray(self.claims.filter(matching(match))),
  'virtual IEnumerable<Claim> FindAll(string type)': (self: Holder, type: Text) =>
    claimArray(self.claims.filter(ofType(type))),
  'virtual Claim? FindFirst(Predicate<Claim> match)': (self: Holder, match: Match) =>
    self.claims.find(matching(match)) ?? null,
  'virtual Claim? FindFirst(string type)': (self: Holder, type: Text) =>
    self.claims.find(ofType(type)) ?? null,
  'virtual bool HasClaim(Predicate<Claim> match)': (self: Holder, match: Match) =>
    self.claims.some(matching(match)),
  'virtual bool HasClaim(string type, string value)': (self: Holder, type: Text, value: Text) => {
    const isOfType = ofType(type);
    notNull(value, 'value');
    return self.claims.some((claim) => isOfType(claim) && claim.value === value);
  },
};

function removeClaim(self: ClaimsIdentity, claim: Claim | null): void {
  if (self.remove(claim)) return;
  throw new InvalidOperationException(
    `The Claim '${claim?.$toString() ?? ''}' was not able to be removed.  It is either not part of this Identity or it is a Claim that is owned by the Principal that contains this Identity. For example, the Principal will own the Claim when creating a GenericPrincipal with roles. The roles will be exposed through the Identity that is passed in the constructor, but not actually owned by the Identity.  Similar logic exists for a RolePrincipal.`,
  );
}
/** The identity of someone else's type keeps its name as its only claim. */
function asClaims(identity: unknown): ClaimsIdentity {
  if (identity === null) throw new ArgumentNullException('identity');
  return identity as ClaimsIdentity;
}

const claimType = declareType(
  `public class ${space}.Claim`,
  () => ({
    ...Object.fromEntries(
      [
        '',
        ', string? valueType',
        ', string? valueType, string? issuer',
        ', string? valueType, string? issuer, string? originalIssuer',
      ].map((more) => [
        `Claim(string type, string value${more})`,
        (type: Text, value: Text, ...rest: Text[]) => new Claim(type, value, ...rest),
      ]),
    ),
    'string Issuer { get; }': (self: Claim) => self.issuer,
    'string OriginalIssuer { get; }': (self: Claim) => self.originalIssuer,
    'IDictionary<string, string> Properties { get; }': (self: Claim) => self.properties,
    'ClaimsIdentity? Subject { get; }': (self: Claim) => self.subject,
    'string Type { get; }': (self: Claim) => self.type,
    'string Value { get; }': (self: Claim) => self.value,
    'string ValueType { get; }': (self: Claim) => self.valueType,
    'virtual Claim Clone()': (self: Claim) => self.of(null),
    'virtual Claim Clone(ClaimsIdentity? identity)': (self: Claim, identity: ClaimsIdentity | null) =>
      self.of(identity),
    'override string ToString()': (self: Claim) => self.$toString(),
  }),
  { runtime: Claim },
);
const identityType = declareType(
  `public class ${space}.ClaimsIdentity : ${principal}.IIdentity`,
  () => ({
    'const string DefaultIssuer': localIssuer,
    'const string DefaultNameClaimType': nameClaim,
    'const string DefaultRoleClaimType': roleClaim,
    'ClaimsIdentity()': () => new ClaimsIdentity(),
    'ClaimsIdentity(IEnumerable<Claim>? claims)': (claims: unknown) => new ClaimsIdentity(claims),
    'ClaimsIdentity(string? authenticationType)': (authenticationType: Text) =>
      new ClaimsIdentity(null, { authenticationType }),
    'ClaimsIdentity(IEnumerable<Claim>? claims, string? authenticationType)': (
      claims: unknown,
      authenticationType: Text,
    ) => new ClaimsIdentity(claims, { authenticationType }),
    'ClaimsIdentity(string? authenticationType, string? nameType, string? roleType)': (
      authenticationType: Text,
      nameType: Text,
      roleType: Text,
    ) => new ClaimsIdentity(null, { authenticationType, nameType, roleType }),
    'ClaimsIdentity(IEnumerable<Claim>? claims, string? authenticationType, string? nameType, string? roleType)':
      (claims: unknown, authenticationType: Text, nameType: Text, roleType: Text) =>
        new ClaimsIdentity(claims, { authenticationType, nameType, roleType }),
    'virtual string? AuthenticationType { get; }': (self: ClaimsIdentity) => self.authenticationType,
    'virtual bool IsAuthenticated { get; }': (self: ClaimsIdentity) => self.isAuthenticated,
    'ClaimsIdentity? Actor { get; set; }': {
      get: (self: ClaimsIdentity) => self.actor,
      set: (self: ClaimsIdentity, value: ClaimsIdentity | null) => void (self.actor = value),
    },
    'object? BootstrapContext { get; set; }': {
      get: (self: ClaimsIdentity) => self.bootstrapContext,
      set: (self: ClaimsIdentity, value: unknown) => void (self.bootstrapContext = value),
    },
    ...searching,
    'string? Label { get; set; }': {
      get: (self: ClaimsIdentity) => self.label,
      set: (self: ClaimsIdentity, value: Text) => void (self.label = value),
    },
    'virtual string? Name { get; }': (self: ClaimsIdentity) => self.name,
    'string NameClaimType { get; }': (self: ClaimsIdentity) => self.nameType,
    'string RoleClaimType { get; }': (self: ClaimsIdentity) => self.roleType,
    'virtual ClaimsIdentity Clone()': (self: ClaimsIdentity) => self.$copy(),
    'virtual void AddClaim(Claim claim)': (self: ClaimsIdentity, claim: Claim | null) => self.add(claim),
    'virtual void AddClaims(IEnumerable<Claim?> claims)': (self: ClaimsIdentity, claims: unknown) => {
      for (const claim of iterate<Claim | null>(notNull(claims, 'claims'))) if (claim) self.add(claim);
    },
    'virtual bool TryRemoveClaim(Claim? claim)': (self: ClaimsIdentity, claim: Claim | null) =>
      self.remove(claim),
    'virtual void RemoveClaim(Claim? claim)': removeClaim,
  }),
  { runtime: ClaimsIdentity },
);
const principalType = declareType(
  `public class ${space}.ClaimsPrincipal : ${principal}.IPrincipal`,
  () => ({
    'ClaimsPrincipal()': () => new ClaimsPrincipal([]),
    'ClaimsPrincipal(IEnumerable<ClaimsIdentity> identities)': (identities: unknown) =>
      new ClaimsPrincipal([...iterate<ClaimsIdentity>(notNull(identities, 'identities'))]),
    [`ClaimsPrincipal(${principal}.IIdentity identity)`]: (identity: unknown) =>
      new ClaimsPrincipal([asClaims(identity)]),
    'virtual IEnumerable<ClaimsIdentity> Identities { get; }': (self: ClaimsPrincipal) =>
      toArray([...self.identities], coreType(`${space}.ClaimsIdentity`)),
    [`virtual ${principal}.IIdentity? Identity { get; }`]: (self: ClaimsPrincipal) =>
      self.identities[0] ?? null,
    ...searching,
    'virtual bool IsInRole(string role)': (self: ClaimsPrincipal, role: Text) => self.isInRole(role),
    'virtual void AddIdentity(ClaimsIdentity identity)': (
      self: ClaimsPrincipal,
      identity: ClaimsIdentity | null,
    ) => void self.identities.push(notNull(identity, 'identity')),
    'virtual void AddIdentities(IEnumerable<ClaimsIdentity> identities)': (
      self: ClaimsPrincipal,
      identities: unknown,
    ) => void appendAll(self.identities, iterate<ClaimsIdentity>(notNull(identities, 'identities'))),
  }),
  { runtime: ClaimsPrincipal },
);

/** Claims, and the identities and principals that have them. */
export const claimTypes: readonly TypeDeclaration[] = [
  declareType(`public interface ${principal}.IIdentity`, () => ({
    'string? Name { get; }': undefined,
    'string? AuthenticationType { get; }': undefined,
    'bool IsAuthenticated { get; }': undefined,
  })),
  declareType(`public interface ${principal}.IPrincipal`, () => ({
    'IIdentity? Identity { get; }': undefined,
    'bool IsInRole(string role)': undefined,
  })),
  claimType,
  identityType,
  principalType,
  declareType(
    `public class ${principal}.GenericIdentity : ${space}.ClaimsIdentity`,
    () => ({
      'GenericIdentity(string name)': (name: Text) => genericIdentity(name, ''),
      'GenericIdentity(string name, string type)': genericIdentity,
    }),
    { runtime: GenericIdentity },
  ),
  declareType(
    `public class ${principal}.GenericPrincipal : ${space}.ClaimsPrincipal`,
    () => ({
      'GenericPrincipal(IIdentity identity, string[]? roles)': (
        identity: unknown,
        roles: readonly Text[] | null,
      ) => {
        const own = asClaims(identity);
        for (const role of roles ?? []) own.add(new Claim(own.roleType, role));
        return new GenericPrincipal([own]);
      },
    }),
    { runtime: GenericPrincipal },
  ),
];
function genericIdentity(name: Text, type: Text): GenericIdentity {
  const identity = new GenericIdentity(null, { authenticationType: notNull(type, 'type') });
  identity.add(new Claim(nameClaim, notNull(name, 'name')));
  return identity;
}
