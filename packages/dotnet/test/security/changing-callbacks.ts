// Calls of the members of every collection, with keys and comparers of a template that change it while they are asked.
import { compile } from '../../../csharp/compile.ts';
import { NamedTypeSymbol } from '@mockwright/language/metadata/named-type';
import { erase } from '@mockwright/language/metadata/symbols';
import type { MethodSymbol, NamedType, Type } from '@mockwright/language/metadata/symbols';
import { box } from '@mockwright/language/runtime/casting';
import { coreType } from '@mockwright/language/runtime/core-types';
import { own } from '@mockwright/language/runtime/delegates';
import { Exception } from '@mockwright/language/runtime/exceptions';
import { iterate } from '@mockwright/language/runtime/iterate';
import { callMethod } from '@mockwright/language/runtime/members';
import { BudgetError } from '@mockwright/language/runtime/run';
import { typeOf } from '@mockwright/language/runtime/type-of';
import { isAssignable } from '@mockwright/language/runtime/type-relations';
import { SourceText } from '@mockwright/language/text/source-text';
import { templateLibrary } from '../../../mockwright/template/compiling/library.ts';
import { KnownCount } from '../../System.Collections/read-items.ts';
import { contentMisfit, misfit } from './conforms.ts';
import { nameOf, publicMethods, publicTypes } from './generated-calls.ts';
import { quietRun } from './quiet-run.ts';
import { ValuePool } from './value-pool.ts';
import type { Pick } from './value-pool.ts';

const code = `#pragma warning disable
using System.Collections; using System.Collections.Generic; using System.Linq;
using System.Collections.ObjectModel; using System.Collections.Specialized; using System.Collections.Immutable;
class K : IComparable<K>, IComparable, IEquatable<K> {
  public static Action Change; public int N;
  public static void Ask() => Change();
  public int CompareTo(K o) { Ask(); return o == null ? 1 : N.CompareTo(o.N); }
  public int CompareTo(object o) { Ask(); return o is K k ? N.CompareTo(k.N) : 1; }
  public bool Equals(K o) { Ask(); return o != null && o.N == N; }
  public override bool Equals(object o) { Ask(); return o is K k && k.N == N; }
  public override int GetHashCode() { Ask(); return 1; }
  public override string ToString() { Ask(); return "k" + N; }
}
class Cmp : IComparer<K>, IEqualityComparer<K>, IComparer, IEqualityComparer {
  public int Compare(K a, K b) => a == null ? -1 : a.CompareTo(b);
  public int Compare(object a, object b) => a is K k ? k.CompareTo(b) : -1;
  public bool Equals(K a, K b) => a != null && a.Equals(b);
  bool IEqualityComparer.Equals(object a, object b) => a != null && a.Equals(b);
  public int GetHashCode(K a) { K.Ask(); return 1; }
  public int GetHashCode(object a) { K.Ask(); return 1; }
}
class Seq<T> : ICollection<T>, ICollection {
  public T[] Items;
  public int Count { get { K.Ask(); return Items.Length; } }
  public bool IsReadOnly => false; public object SyncRoot => this; public bool IsSynchronized => false;
  public void Add(T k) { } public void Clear() { } public bool Remove(T k) => false;
  public bool Contains(T k) { K.Ask(); return Items.Contains(k); }
  public void CopyTo(T[] a, int i) { K.Ask(); Items.CopyTo(a, i); }
  public void CopyTo(Array a, int i) { K.Ask(); Items.CopyTo(a, i); }
  public IEnumerator<T> GetEnumerator() { foreach (var k in Items) { K.Ask(); yield return k; } }
  IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}
class Keyed : KeyedCollection<K, K> { protected override K GetKeyForItem(K k) { K.Ask(); return k; } }
class Own : Collection<K> {
  protected override void InsertItem(int i, K k) { K.Ask(); base.InsertItem(i, k); K.Ask(); }
  protected override void SetItem(int i, K k) { K.Ask(); base.SetItem(i, k); K.Ask(); }
  protected override void RemoveItem(int i) { K.Ask(); base.RemoveItem(i); K.Ask(); }
  protected override void ClearItems() { K.Ask(); base.ClearItems(); K.Ask(); }
}
class Rows : CollectionBase {
  protected override void OnValidate(object o) => K.Ask();
  protected override void OnSet(int i, object a, object b) => K.Ask();
  protected override void OnInsert(int i, object a) => K.Ask();
  protected override void OnRemove(int i, object a) => K.Ask();
  protected override void OnClear() => K.Ask();
  protected override void OnSetComplete(int i, object a, object b) => K.Ask();
  protected override void OnInsertComplete(int i, object a) => K.Ask();
  protected override void OnRemoveComplete(int i, object a) => K.Ask();
  public void RemoveRange(int index, int count) => InnerList.RemoveRange(index, count);
}
class Table : DictionaryBase {
  protected override void OnValidate(object k, object o) => K.Ask();
  protected override void OnSet(object k, object a, object b) => K.Ask();
  protected override void OnInsert(object k, object a) => K.Ask();
  protected override void OnRemove(object k, object a) => K.Ask();
  protected override object OnGet(object k, object a) { K.Ask(); return a; }
  protected override void OnSetComplete(object k, object a, object b) => K.Ask();
  protected override void OnInsertComplete(object k, object a) => K.Ask();
  protected override void OnRemoveComplete(object k, object a) => K.Ask();
}
class Named : NameObjectCollectionBase { public Named() : base(new Cmp()) { } public void Add(string n, object o) => BaseAdd(n, o); public void Clear() => BaseClear(); public void RemoveAt(int index) => BaseRemoveAt(index); }
static object Watched() {
  var all = new ObservableCollection<K>(); all.CollectionChanged += (o, e) => K.Ask(); return all;
}
static T Filled<T>(T d) where T : IDictionary<K, K> { for (int i = 0; i < 5; i++) d[new K { N = i }] = new K { N = i }; return d; }
return new object[] {
  (Func<object[]>)(() => new object[] { new Keyed(), new Own(), new Rows(), new Table(), new Named(), new NameValueCollection(new Cmp()), Watched(), new ReadOnlyCollection<K>(new Own()), new ReadOnlyObservableCollection<K>((ObservableCollection<K>)Watched()), new ReadOnlyDictionary<K, K>(new OrderedDictionary<K, K>()), ArrayList.Adapter(new Own()),
    ImmutableList.CreateBuilder<K>(), ImmutableArray.CreateBuilder<K>(), ImmutableHashSet.CreateBuilder<K>(), ImmutableSortedSet.CreateBuilder<K>(),
    ImmutableDictionary.CreateBuilder<K, K>(), ImmutableSortedDictionary.CreateBuilder<K, K>(),
    Filled(new SortedList<K, K>()).Keys, Filled(new SortedList<K, K>()).Values, Filled(new OrderedDictionary<K, K>()).Keys, Filled(new OrderedDictionary<K, K>()).Values,
    Filled(new SortedDictionary<K, K>()).Keys, Filled(new SortedDictionary<K, K>()).Values, new BitArray(8) }),
  (Func<int, object>)(n => new K { N = n }), (Action<Action>)(a => K.Change = a), new Cmp(),
  (Func<int, object>)(n => new Seq<K> { Items = Enumerable.Range(0, n).Select(i => new K { N = i * 2 + 1 }).ToArray() }),
  (Func<int, object>)(n => new Seq<KeyValuePair<K, K>> { Items = Enumerable.Range(0, n).Select(i => KeyValuePair.Create(new K { N = i * 2 + 1 }, new K { N = i })).ToArray() }),
  (Func<int, object>)(n => new Seq<object> { Items = Enumerable.Range(0, n).Select(i => (object)new K { N = i * 2 + 1 }).ToArray() }),
};`;

type Changed = readonly [
  own: () => readonly object[],
  key: (n: number) => object,
  onAsk: (change: () => void) => void,
  comparer: object,
  ...sequences: ((count: number) => object)[],
];
function compiled(): Changed {
  const { program, diagnostics } = compile({
    sources: [new SourceText('keys', code)],
    library: templateLibrary().library,
    globalsType: null,
    imports: ['System'],
  });
  if (!program) throw new Error(JSON.stringify(diagnostics));
  return program.start(null).run(0) as Changed;
}

/** Values whose callbacks change a collection. */
class ChangingPool extends ValuePool {
  readonly #changed: Changed;
  readonly element: NamedType;
  readonly #ask: () => void;
  constructor(changed: Changed, ask: () => void) {
    super();
    this.#changed = changed;
    this.#ask = ask;
    this.element = typeOf(changed[1](0)) as NamedType;
  }
  override one(named: Type, pick: Pick, depth: number = 3): unknown {
    const type = erase(named);
    const [, key, , comparer, ...sequences] = this.#changed;
    const isAny = type.kind === 'dynamic' || type.special === 'object';
    if (type === this.element || (isAny && pick(8) > 0)) return key(pick(9));
    if (isAny) return super.one(type, pick, depth);
    if (type.special === 'int') return pick(7);
    if (type.kind === 'delegate' && depth > 0 && pick(12) > 0) return this.#delegate(type, pick, depth);
    if (type.kind === 'interface') {
      const fitting = [comparer, ...sequences.map((make) => make(pick(4) === 0 ? 30 : 4))].filter((value) =>
        isAssignable(typeOf(value), type),
      );
      if (fitting.length > 0 && pick(4) > 0) return fitting[pick(fitting.length)];
    }
    if (type.kind === 'struct' && type.name === 'KeyValuePair' && depth > 0) {
      const [make] = publicMethods(type).filter(
        ({ methodKind, parameters }) => methodKind === 'constructor' && parameters.length === 2,
      );
      return callMethod(
        undefined,
        make!,
        type.typeArguments.map((part) => this.one(part, pick, depth - 1)),
      );
    }
    return super.one(type, pick, depth);
  }
  #delegate(type: NamedType, pick: Pick, depth: number): unknown {
    const { returnType } = type.delegateInvoke!;
    const answer = (): unknown => {
      this.#ask();
      if (returnType.special === 'void') return undefined;
      return this.one(returnType, pick, depth - 1);
    };
    return box(own(answer), type);
  }
}

const namespaces = /^(?:System\.Collections(?:\.|$)|Newtonsoft\.Json\.Linq|System\.Text\.Json\.Nodes)/;
/** Every collection of the library, of elements of that type. */
export function changingTypes(element: NamedType): readonly NamedType[] {
  const enumerable = coreType('System.Collections.IEnumerable');
  const definitions = publicTypes().map((type) => type.definition);
  return [...new Set(definitions)]
    .filter(({ namespace, kind, flags }) => namespaces.test(namespace) && kind === 'class' && !flags.isStatic)
    .map((type) =>
      type.typeParameters.length === 0 ? type : type.construct(type.typeParameters.map(() => element)),
    )
    .filter((type) => isAssignable(type, enumerable) || type.name === 'PriorityQueue');
}

/** What is done while a collection asks. */
const changes: readonly (readonly string[])[] = [
  ['Clear', 'RemoveAll'],
  ['RemoveAt', 'Dequeue', 'Pop', 'RemoveFirst', 'Take', 'RemoveLast', 'Remove'],
  ['RemoveRange', 'RemoveWhere', 'TrimExcess', 'RemoveAt', 'Dequeue', 'Pop', 'RemoveLast', 'Remove', 'Clear'],
  ['Add', 'Enqueue', 'Push', 'AddLast', 'Insert'],
];
const most = 6;
const filling: readonly string[] = ['Add', 'Enqueue', 'Push', 'AddLast', 'TryAdd'];

const known: Map<NamedType, readonly MethodSymbol[]> = new Map();
function membersOf(type: NamedType): readonly MethodSymbol[] {
  let members = known.get(type);
  if (!members)
    known.set(type, (members = [type, ...type.allInterfaces].flatMap((each) => publicMethods(each))));
  return members;
}

/** Calls members, and tells of disorder behind them. */
export class ChangingCaller {
  readonly element: NamedType;
  readonly #pool: ChangingPool;
  readonly #pick: Pick;
  readonly #changed: Changed;
  readonly #findings: Set<string> = new Set();
  #ask: () => void = () => {};
  constructor(pick: Pick) {
    this.#pick = pick;
    this.#changed = this.#run(compiled)!;
    this.#pool = new ChangingPool(this.#changed, () => this.#ask());
    this.element = this.#pool.element;
    this.#run(() => this.#changed[2](own(() => this.#ask())));
  }
  told(): readonly string[] {
    return [...this.#findings];
  }
  #run<T>(action: () => T): T | undefined {
    return quietRun({ timeoutMilliseconds: 1000 }).enter(action);
  }
  /** Every change at every time a callback is asked. */
  call(type: NamedType, method: MethodSymbol): void {
    for (const change of changes)
      for (let at = 1; at <= most; at++) if (!this.#callOnce(type, method, change, at)) break;
  }
  /** @returns whether a callback was asked that often */
  #callOnce(type: NamedType, method: MethodSymbol, change: readonly string[], at: number): boolean {
    let left = at;
    try {
      this.#run(() => {
        this.#ask = () => {};
        const self = method.isStatic || method.methodKind === 'constructor' ? undefined : this.#made(type);
        if (self === null) return;
        const args = method.parameters.map(({ type: of, refKind }) => {
          const value = this.#pool.one(of, this.#pick);
          return refKind === 'none' ? value : { v: value };
        });
        const changed = self ?? args.find((arg) => arg instanceof KnownCount);
        this.#ask = () => {
          if (--left === 0 && changed !== undefined) this.#change(changed, change);
        };
        const report = (what: string): void => {
          this.#findings.add(`${nameOf(type, method)} with ${change[0]} at ${at}: ${what}`);
        };
        try {
          const value = callMethod(self, method, args);
          const returned = method.methodKind === 'constructor' ? type : erase(method.returnType);
          const found = misfit(value, returned) ?? contentMisfit(value);
          if (found !== undefined) report(`gave ${found}`);
          if (value instanceof KnownCount) this.#walk(value, report);
        } finally {
          left = Math.min(left, 0) - (left > 0 ? 1000 : 0);
          for (const [index, { type: of, refKind }] of method.parameters.entries()) {
            const value = refKind === 'none' ? args[index] : (args[index] as { v: unknown }).v;
            const found = misfit(value, erase(of)) ?? contentMisfit(value);
            if (found !== undefined) report(`left ${found} in argument ${index}`);
          }
          if (self !== undefined) this.#walk(self, report);
        }
      });
    } catch (error) {
      if (!(error instanceof Exception) && !(error instanceof BudgetError))
        this.#findings.add(
          `${nameOf(type, method)} with ${change[0]} at ${at}: threw ${String((error as Error).stack)
            .split('\n')
            .slice(0, 3)
            .join(' ')}`,
        );
    }
    return left > -1000;
  }
  /** A collection of the type with a few elements; null where none comes about. */
  #made(type: NamedType): object | null {
    const makes = publicMethods(type).filter(
      ({ methodKind, parameters }) =>
        methodKind === 'constructor' &&
        parameters.every(({ type: of }) => of.kind === 'interface' || of.kind === 'class'),
    );
    const statics =
      makes.length > 0
        ? makes
        : publicMethods(type).filter(
            ({ isStatic, returnType, parameters }) =>
              isStatic && parameters.length === 0 && erase(returnType) === type,
          );
    const own = this.#changed[0]().find((each) => isAssignable(typeOf(each), type));
    if (own && (statics.length === 0 || this.#pick(2) === 0)) {
      for (let count = 0; count < 6; count++) this.#change(own, filling, count);
      return own;
    }
    for (let attempt = 0; attempt < 12 && statics.length > 0; attempt++) {
      const make = statics[this.#pick(statics.length)]!;
      try {
        const self = callMethod(
          undefined,
          make,
          make.parameters.map((parameter) => this.#pool.one(parameter.type, this.#pick)),
        ) as object;
        for (let count = 0; count < 6; count++) this.#change(self, filling, count);
        return self;
      } catch (error) {
        if (!(error instanceof Exception)) throw error;
      }
    }
    return null;
  }
  /** Calls the first of these members that there is. */
  #change(self: object, names: readonly string[], key?: number): void {
    const type = typeOf(self);
    if (!(type instanceof NamedTypeSymbol)) return;
    const members = membersOf(type);
    for (const name of names) {
      const found = members.find(
        (member) =>
          member.name === name &&
          !member.isStatic &&
          member.typeParameters.length === 0 &&
          member.parameters.every(({ refKind }) => refKind === 'none'),
      );
      if (!found) continue;
      const before = this.#ask;
      this.#ask = () => {};
      try {
        callMethod(
          self,
          found,
          found.parameters.map(({ type: of, name: called }) =>
            called === 'index'
              ? 0
              : called === 'count'
                ? 3
                : key !== undefined && (of.special === 'object' || erase(of) === this.element)
                  ? this.#changed[1](key)
                  : of.special === 'string'
                    ? `k${key ?? 0}`
                    : this.#pool.one(of, this.#pick, 2),
          ),
        );
        return;
      } catch (error) {
        if (!(error instanceof Exception)) throw error;
      } finally {
        this.#ask = before;
      }
    }
  }
  #walk(self: object, report: (what: string) => void): void {
    this.#ask = () => {};
    const found = contentMisfit(self);
    if (found !== undefined) report(`left ${found} in the object`);
    const element = (self as { readonly $elementType?: Type }).$elementType;
    if (!(self instanceof KnownCount) || element === undefined) return;
    try {
      let walked = 0;
      for (const item of iterate(self)) {
        walked++;
        const wrong = misfit(item, element);
        if (wrong !== undefined) report(`left ${wrong} among the elements`);
        for (const part of ['Key', 'Value'])
          if (typeof item === 'object' && item !== null && part in item)
            if ((item as Record<string, unknown>)[part] === undefined) report(`left nothing as ${part}`);
      }
      if (walked !== self.$count) report(`left ${walked} elements where it tells of ${self.$count}`);
    } catch (error) {
      if (!(error instanceof Exception)) throw error;
    }
    const type = typeOf(self);
    for (const part of ['keys', 'values', 'items', 'nodes', 'entries']) {
      const list = (self as unknown as Record<string, unknown>)[part];
      if (Array.isArray(list) && list.includes(undefined)) report(`left holes in ${part}`);
    }
    if (type instanceof NamedTypeSymbol)
      for (const part of ['Keys', 'Values', 'Min', 'Max', 'First', 'Last'])
        for (const member of type.members(part))
          if (member.kind === 'property' && member.getMethod && !member.isStatic) {
            const view = callMethod(self, member.getMethod, []);
            const wrong = misfit(view, erase(member.type));
            if (wrong !== undefined) report(`left ${wrong} as ${part}`);
            if (view instanceof KnownCount) this.#walk(view, report);
          }
  }
}
