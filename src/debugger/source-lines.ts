/** Converts line numbers between a file's own, which users see, and the tree's, which count through all files. */

import type { SourceFile } from '../trace/recording.ts';
import type { LineReference } from './action-text.ts';
import { DebuggerError } from './engine.ts';

/** The files of a program: a recording has them, and a program that does not run has one. */
export interface Files {
  readonly files: readonly SourceFile[];
}

export function fileOfLine(recording: Files, line: number): SourceFile {
  const file = recording.files.findLast(one => one.firstLine <= line);
  if (!file) throw new RangeError(`line ${line} is in no file`);
  return file;
}

/** The global number of a line that can have a stop, or an error that says why it cannot. */
export function resolveLine(recording: Files, reference: LineReference): number {
  const file =
    reference.file === undefined
      ? recording.files[0]
      : recording.files.find(one => one.name === reference.file || one.name.endsWith(`/${reference.file}`));
  if (!file) {
    const names = recording.files.map(one => one.name).join(', ');
    throw new DebuggerError(`no file ${reference.file} belongs to the program; its files are: ${names}`);
  }
  const place = `${file.name}:${reference.line}`;
  const text = file.lines[reference.line - 1];
  if (reference.line < 1 || text === undefined) {
    throw new DebuggerError(`${place}: there is no such line; the file has ${file.lines.length}`);
  }
  if (!file.codeLines.includes(reference.line)) {
    const next = file.codeLines.find(line => line > reference.line);
    const hint = next === undefined ? '' : `; the next that does is ${next}`;
    throw new DebuggerError(`${place}: this line holds no code to stop at: "${text.trim()}"${hint}`);
  }
  return file.firstLine + reference.line - 1;
}
