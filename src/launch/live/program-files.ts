/** The files of a program in a live process: its own file first, then others, read from the disk when first met. */
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, relative, sep } from 'node:path';
import type { Program } from '../../debugger/engines/live/states.ts';
import { contextOf } from '../../language/trajectory.ts';
import { ContextCode, type FunctionShape } from '../../python/functions.ts';
import type { SourceFile } from '../../trace/recording.ts';
import { sourceText } from '../source-text.ts';

const FOREIGN =
  /(?:^|[\\/])(?:site-packages|dist-packages|node_modules|\.venv|venv|lib[\\/]python3[^\\/]*)[\\/]/;

export class ProgramFiles implements Program {
  readonly files: SourceFile[] = [];
  private readonly paths: string[] = [];
  private readonly codes: ContextCode[] = [];
  private readonly folder: string;

  /** `path` is the program's own file, which comes first. */
  constructor(path: string) {
    this.folder = dirname(path);
    this.add(path);
  }

  /** Whether a file belongs to the program: it lies in the program's folder and in no library there. */
  owns(path: string): boolean {
    if (this.paths.includes(path)) return true;
    const below = relative(this.folder, path);
    return (
      path.endsWith('.py') && !below.startsWith('..') && !below.startsWith(sep) && !FOREIGN.test(`/${below}`)
    );
  }

  /** A file that the process has not come to yet, if it is the program's and can be read. */
  takeIn(path: string): void {
    if (this.owns(path) && existsSync(path)) this.indexOf(realpathSync(path));
  }

  isClassBody(path: string, name: string): boolean {
    if (!/^[\p{L}_][\p{L}\p{N}_]*$/u.test(name)) return false;
    const file = this.files[this.indexOf(path)]!;
    const defines = (word: string) => new RegExp(`^\\s*${word}\\s+${name}\\b`, 'mu').test(file.source);
    return defines('class') && !defines('(?:async\\s+)?def');
  }

  lineOf(path: string, line: number): number {
    return this.files[this.indexOf(path)]!.firstLine + line - 1;
  }

  private indexOf(path: string): number {
    const known = this.paths.indexOf(path);
    return known < 0 ? this.add(path) : known;
  }

  pathOf(name: string): string {
    return this.paths[this.files.findIndex(file => file.name === name)] ?? name;
  }

  readonly code: Program['code'] = {
    source: line => this.within(line, (code, own) => code.source(own)),
    around: line => this.within(line, (code, own, first) => moved(code.around(own), first)),
    definition: line => this.within(line, (code, own, first) => moved(code.definition(own), first)),
  };

  private within<T>(line: number, ask: (code: ContextCode, own: number, first: number) => T): T | undefined {
    const at = this.files.findLastIndex(file => file.firstLine <= line);
    if (at < 0) return undefined;
    const first = this.files[at]!.firstLine;
    return ask(this.codes[at]!, line - first + 1, first);
  }

  private add(path: string): number {
    const name = relative(this.folder, path) || path;
    const source = sourceText({ name, source: readFileSync(path) })
      .replace(/^\ufeff/, '')
      .replace(/\r\n?/g, '\n');
    const lines = source.split('\n');
    if (lines.at(-1) === '') lines.pop();
    const last = this.files.at(-1);
    this.files.push({
      name,
      firstLine: last ? last.firstLine + last.lines.length : 1,
      source,
      lines,
      codeLines: lines.flatMap((text, i) => (/^\s*[^\s#]/.test(text) ? [i + 1] : [])),
    });
    this.paths.push(path);
    return this.codes.push(new ContextCode(contextOf(source))) - 1;
  }
}

function moved(shape: FunctionShape | undefined, first: number): FunctionShape | undefined {
  return shape && { ...shape, line: shape.line + first - 1 };
}
