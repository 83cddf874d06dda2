// A group as one block of C#: its texts and its expressions become calls that write to the answer.
import { isExpression } from '@mockwright/csharp';
import type { SourceText } from '@mockwright/language/text/source-text';
import { addTag, CodeBuilder, hasEscapedQuotes, unescapeCode } from '../reading/code-source.ts';
import { writeTextName, writeValueName } from '../host/script-globals.ts';
import type { Group } from '../reading/skeleton.ts';
import type { Tag, TextPiece } from '../reading/tags.ts';

/** What the calls of a group pass on. */
export interface GroupCalls {
  /** Whether the group stands in a JSON string, where code may be written with its quotes escaped. */
  readonly inString: boolean;
  /** The number of a text, which stands behind `before`; undefined where it writes nothing. */
  textNumber(text: TextPiece, before: Tag): number | undefined;
  /** The number of the place of an expression; undefined where it stands in a comment. */
  placeNumber(expression: Tag): number | undefined;
}

/** The code of a group of `file`. */
export function groupSource(file: SourceText, { pieces }: Group, calls: GroupCalls): SourceText {
  const builder = new CodeBuilder(file);
  const { inString } = calls;
  let before = pieces[0] as Tag;
  for (const piece of pieces) {
    if (piece.kind === 'text') {
      const text = calls.textNumber(piece, before);
      if (text !== undefined) builder.generate(`\n${writeTextName}(${text});\n`, piece.start);
      continue;
    }
    before = piece;
    if (piece.kind === 'expression') {
      const place = calls.placeNumber(piece);
      if (place === undefined) continue;
      const code = file.text.slice(piece.codeStart, piece.codeEnd);
      const isSimple = isExpression(hasEscapedQuotes(code) ? unescapeCode(code) : code);
      builder.generate(`${writeValueName}(${isSimple ? '' : '((System.Func<object>)(() => {'}`, piece.start);
      addTag(builder, file, piece, true);
      builder.generate(`${isSimple ? '' : '\n}))()'}, ${place});\n`, piece.end);
    } else addTag(builder, file, piece, inString);
  }
  return builder.build();
}
