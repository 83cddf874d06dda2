// `&`, `|`, `^` and `~` of floating-point numbers, which generic code reaches through `IBitwiseOperators`.

/** How the bits of a number are had. */
interface Bits<T> {
  readonly of: (value: T) => bigint;
  readonly from: (bits: bigint) => T;
}
const view = new DataView(new ArrayBuffer(8));

/** Of `double`. */
export const doubleBits: Bits<number> = {
  of: (value) => {
    view.setFloat64(0, value);
    return view.getBigInt64(0);
  },
  from: (bits) => {
    view.setBigInt64(0, bits);
    return view.getFloat64(0);
  },
};
/** Of `float`. */
export const singleBits: Bits<number> = {
  of: (value) => {
    view.setFloat32(0, value);
    return BigInt(view.getInt32(0));
  },
  from: (bits) => {
    view.setInt32(0, Number(BigInt.asIntN(32, bits)));
    return view.getFloat32(0);
  },
};

/** The operators by the bits of their operands. */
export function bitwiseStatics<T>({ of, from }: Bits<T>): Readonly<Record<string, (...args: any[]) => T>> {
  return {
    'get_AllBitsSet/0': () => from(-1n),
    'op_BitwiseAnd/2': (a: T, b: T) => from(of(a) & of(b)),
    'op_BitwiseOr/2': (a: T, b: T) => from(of(a) | of(b)),
    'op_ExclusiveOr/2': (a: T, b: T) => from(of(a) ^ of(b)),
    'op_OnesComplement/1': (a: T) => from(~of(a)),
  };
}
