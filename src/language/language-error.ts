/** A position in a text (offset in UTF-16 units, line and column from 1) or among token ids. */
export type Position =
  | { readonly offset: number; readonly line: number; readonly column: number }
  | { readonly token: number };

export interface Problem {
  readonly message: string;
  readonly position: Position;
}

/** A trajectory that cannot be written or read. */
export class LanguageError extends Error {
  override readonly name = 'LanguageError';
  /** The position in what was read; undefined for errors in writing. */
  readonly position: Position | undefined;

  constructor(message: string, position?: Position) {
    super(position === undefined ? message : `${describePosition(position)}: ${message}`);
    this.position = position;
  }
}

export function describePosition(position: Position): string {
  if ('token' in position) return `token ${position.token}`;
  return `line ${position.line}, column ${position.column} (offset ${position.offset})`;
}

export function positionInText(text: string, offset: number): Position {
  let line = 1;
  let start = 0;
  for (let end = text.indexOf('\n'); end >= 0 && end < offset; end = text.indexOf('\n', end + 1)) {
    line++;
    start = end + 1;
  }
  return { offset, line, column: offset - start + 1 };
}
