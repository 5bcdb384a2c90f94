/** Translates files and lines between the client's numbers and names and ours. */
import { existsSync } from 'node:fs';
import { basename, isAbsolute, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { DebugProtocol as Dap } from '@vscode/debugprotocol';
import { DebuggerError } from '../debugger/engine.ts';
import { type Files, fileOfLine } from '../debugger/source-lines.ts';
import type { Arguments } from './arguments.ts';

type SourceFile = Files['files'][number];

/** The client's conventions: lines and columns from 1 or 0, files by path or by URI. */
interface Conventions {
  readonly firstLine: 0 | 1;
  readonly firstColumn: 0 | 1;
  readonly uris: boolean;
}

export class Places {
  constructor(
    private readonly files: () => Files,
    private readonly folder: string,
    private readonly conventions: Conventions,
    /** Asks for a file that is not among them yet. */
    private readonly takeIn: (path: string) => void,
  ) {}

  line(own: number): number {
    return own - 1 + this.conventions.firstLine;
  }

  /** The file's own number for a client's line. */
  ownLine(line: number): number {
    return line + 1 - this.conventions.firstLine;
  }

  column(own: number): number {
    return own - 1 + this.conventions.firstColumn;
  }

  ownColumn(column: number): number {
    return column + 1 - this.conventions.firstColumn;
  }

  /** A global line in its file. */
  of(line: number): { file: SourceFile; own: number } {
    const file = fileOfLine(this.files(), line);
    return { file, own: line - file.firstLine + 1 };
  }

  path(file: SourceFile): string {
    return isAbsolute(file.name) ? file.name : join(this.folder, file.name);
  }

  /** Files that are not on disk (of a run saved elsewhere) are named by a number. */
  source(file: SourceFile): Dap.Source {
    const path = this.path(file);
    const name = basename(file.name);
    if (!existsSync(path))
      return { name, sourceReference: this.files().files.indexOf(file) + 1, path: file.name };
    return { name, path: this.conventions.uris ? pathToFileURL(path).href : path };
  }

  get all(): readonly SourceFile[] {
    return this.files().files;
  }

  byReference(reference: number): SourceFile {
    const file = this.files().files[reference - 1];
    if (!file) throw new DebuggerError(`there is no source ${reference}`);
    return file;
  }

  /** The program's file that a client means, if it belongs to the program. */
  file(source: Arguments): SourceFile | undefined {
    const reference = source.optionalNumber('sourceReference') ?? 0;
    if (reference > 0) return this.files().files[reference - 1];
    const given = source.optionalText('path');
    if (given === undefined) return undefined;
    const path = resolve(given.startsWith('file:') ? fileURLToPath(given) : given);
    const known = () => this.files().files.find(file => resolve(this.path(file)) === path);
    const found = known();
    if (found) return found;
    this.takeIn(path);
    return known();
  }
}

/** The lines at which a file can stop: the given ones, each moved to the next line that holds code. */
export function stoppable(
  file: SourceFile,
  own: number,
): { line: number; moved?: string } | { reason: string } {
  if (file.codeLines.includes(own)) return { line: own };
  if (own < 1 || own > file.lines.length)
    return { reason: `${file.name} has ${file.lines.length} lines, so none is ${own}` };
  const next = file.codeLines.find(line => line > own);
  if (next === undefined) return { reason: `no code stands at line ${own} of ${file.name} or below it` };
  return { line: next, moved: `line ${own} holds no code: moved to line ${next}` };
}
