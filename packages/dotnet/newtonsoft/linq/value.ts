// `JValue`: a string, number, date… as a token; and `JRaw`, a piece of JSON text.
import { InvalidOperationException } from '@mockwright/language/runtime/exceptions';
import { hash } from '@mockwright/language/runtime/equality';
import { formatValue, toText } from '@mockwright/language/runtime/text';
import { JTokenType } from './j-token-type.ts';
import { boxScalar, scalarOf } from '../values/scalar.ts';
import type { Scalar } from '../values/scalar.ts';
import { classify, finiteDoubleJson, primitiveJson } from '../../values/primitive-values.ts';
import { quoted } from '../../values/string-text.ts';
import type { JsonPrinter } from '../writing/json-printer.ts';
import type { JsonWriter } from '../writing/json-writer.ts';
import { compareBoxed, compareScalars } from '../values/compare-scalars.ts';
import { toInt64 } from '../values/conversions.ts';
import type { Type } from '@mockwright/language/metadata/symbols';
import { convertValue, operate } from './dynamic-values.ts';
import { JToken } from './token.ts';
import type { ValueConversion } from './written-token.ts';

const none: readonly JToken[] = [];

/** `Newtonsoft.Json.Linq.JValue`. */
export class JValue extends JToken {
  kind: number;
  /** The value in compact form. */
  scalar: Scalar;

  constructor(scalar: Scalar, kind: number) {
    super();
    this.scalar = scalar;
    this.kind = kind;
  }
  static null(): JValue {
    return new JValue(null, JTokenType.Null);
  }

  $remember(): () => void {
    const { kind, scalar } = this;
    return () => {
      this.kind = kind;
      this.scalar = scalar;
    };
  }

  /** `Value`. */
  get boxed(): unknown {
    return boxScalar(this.scalar, this.kind === JTokenType.Integer);
  }
  override get type(): number {
    return this.kind;
  }
  override get children(): readonly JToken[] {
    return none;
  }
  override clone(): JToken {
    const copy = new JValue(this.scalar, this.kind);
    copy.line = this.line;
    copy.position = this.position;
    return copy;
  }
  override edge(): never {
    throw this.edgeError();
  }
  override getItem(): never {
    throw this.edgeError();
  }
  override setItem(): never {
    throw new InvalidOperationException(`Cannot set child value on ${this.typeName}.`);
  }
  override pathPart(): null {
    return null;
  }
  /** Same kind and equal values. */
  sameAs(other: JValue): boolean {
    return (
      other === this ||
      (this.kind === other.kind && compareScalars(this.kind, this.scalar, other.scalar) === 0)
    );
  }
  override isSameValue(item: JToken): boolean {
    return item instanceof JValue && this.sameAs(item);
  }
  override deepEquals(other: JToken): boolean {
    return other instanceof JValue && this.sameAs(other);
  }
  override deepHash(): number {
    return this.kind ^ this.$hash();
  }

  override print(out: JsonPrinter, before: string = ''): void {
    out.add(before + this.#text());
  }
  #text(): string {
    const { scalar } = this;
    switch (this.kind) {
      case JTokenType.String:
        return typeof scalar === 'string'
          ? quoted(scalar)
          : scalar === null
            ? 'null'
            : quoted(toText(scalar));
      case JTokenType.Integer:
        return typeof scalar === 'number' ? String(scalar) : this.#json();
      case JTokenType.Float:
        return typeof scalar !== 'number'
          ? this.#json()
          : Number.isFinite(scalar)
            ? finiteDoubleJson(scalar)
            : `"${scalar}"`;
      case JTokenType.Null:
        return 'null';
      case JTokenType.Undefined:
        return 'undefined';
      case JTokenType.Comment:
        return `/*${scalar === null ? '' : toText(scalar)}*/`;
      case JTokenType.Raw:
        return scalar === null ? '' : toText(scalar);
      default:
        return this.#json();
    }
  }
  #json(): string {
    const found = this.scalar === null ? undefined : classify(this.boxed);
    return found ? primitiveJson(found.kind, found.value) : 'null';
  }

  override writeTo(writer: JsonWriter, convert?: ValueConversion): void {
    if (convert && this.scalar !== null && convert(writer, this.boxed)) return;
    switch (this.kind) {
      case JTokenType.Comment:
        writer.writeComment(this.scalar === null ? null : toText(this.scalar));
        break;
      case JTokenType.Raw:
        writer.writeRawValue(this.scalar === null ? null : toText(this.scalar));
        break;
      case JTokenType.Null:
        writer.writeNull();
        break;
      case JTokenType.Undefined:
        writer.writeUndefined();
        break;
      case JTokenType.String:
        writer.writeString(this.scalar === null ? null : toText(this.scalar));
        break;
      default:
        this.#writePrimitive(writer);
    }
  }
  #writePrimitive(writer: JsonWriter): void {
    const found = this.scalar === null ? undefined : classify(this.boxed);
    if (!found) {
      writer.writeNull();
      return;
    }
    const { kind, value } = found;
    if (
      this.kind === JTokenType.Integer &&
      kind !== 'Int32' &&
      kind !== 'Int64' &&
      kind !== 'UInt64' &&
      kind !== 'BigInteger'
    ) {
      writer.writeInteger(toInt64(this.boxed), 'Int64');
    } else {
      writer.writePrimitive(kind, value);
    }
  }

  override $toString(): string {
    return this.scalar === null ? '' : typeof this.scalar === 'string' ? this.scalar : toText(this.boxed);
  }
  $equals(other: unknown): boolean {
    return other instanceof JValue && this.sameAs(other);
  }
  $hash(): number {
    return this.scalar === null ? 0 : hash(this.boxed);
  }
  $compareTo(other: unknown): number {
    if (other === null) return 1;
    if (!(other instanceof JValue)) return compareBoxed(this.kind, this.boxed, other);
    if (other.kind === this.kind) return compareScalars(this.kind, this.scalar, other.scalar);
    return compareBoxed(this.kind === JTokenType.String ? other.kind : this.kind, this.boxed, other.boxed);
  }
  // What `dynamic` asks.
  /** Converts to a static type; the result in natural form, undefined when the token itself is what is wanted. */
  $convert(type: Type): unknown {
    return type === this.$type || type === this.$type.baseType ? undefined : convertValue(this.boxed, type);
  }
  /** An operator with this value on the left; undefined when there is none. The result is boxed. */
  $binary(operator: string, right: unknown): unknown {
    const result = operate(operator, this.kind, this.boxed, right instanceof JValue ? right.boxed : right);
    return typeof result === 'boolean' || result === undefined ? result : valueLike(result);
  }
  $format(format: string | null, provider: unknown): string {
    return this.scalar === null ? '' : formatValue(this.boxed, format, provider);
  }
}

/** The result of arithmetic as a value. */
function valueLike(boxed: unknown): JValue {
  if (boxed === null) return JValue.null();
  const kind = classify(boxed)?.kind;
  const isFloat = kind === 'Double' || kind === 'Single' || kind === 'Decimal';
  return new JValue(
    scalarOf(boxed),
    typeof boxed === 'string' ? JTokenType.String : isFloat ? JTokenType.Float : JTokenType.Integer,
  );
}

/** `Newtonsoft.Json.Linq.JRaw`. */
export class JRaw extends JValue {
  constructor(json: Scalar) {
    super(json, JTokenType.Raw);
  }
  override clone(): JToken {
    return new JRaw(this.scalar);
  }
}
