/** Indents code by four blanks per block, as models know it. */

import { OpenText } from './open-text.ts';
import type { Source, SourceLine } from './source.ts';

const UNIT = 4;
/** The width of a tab in an indent. */
const TAB = 8;

/**
 * The same code with every block indented by four blanks more than the one around it. Strings that span lines stay as
 * they are. Returns the same context if nothing changes.
 */
export function evenlyIndented<S extends Source>(context: S): S {
  const lines: SourceLine[] = [];
  const blocks = [0];
  const texts = new OpenText();
  let joined = false;
  let shift = 0;
  for (const [i, each] of context.lines.entries()) {
    const { source } = each;
    const indent = /^[ \t\f]*/.exec(source)![0];
    const rest = source.slice(indent.length);
    const width = widthOf(indent);
    let wanted = indent;
    if (rest !== '' && !texts.inText) {
      if (!texts.open && !joined) {
        const depth =
          isRemark(rest) && width !== nextWidth(context.lines, i)
            ? Math.max(1, blocks.filter(block => block <= width).length)
            : enter(blocks, width);
        shift = UNIT * (depth - 1) - width;
      }
      wanted = ' '.repeat(Math.max(0, width + shift));
    }
    lines.push(wanted === indent ? each : { ...each, source: wanted + rest });
    texts.read(source);
    joined = texts.joins;
  }
  return lines.every((line, i) => line === context.lines[i]) ? context : { ...context, lines };
}

function isRemark(rest: string): boolean {
  return rest.startsWith('#');
}

/** The indent of the next line of code: comments above it belong to its block. */
function nextWidth(lines: readonly SourceLine[], from: number): number | undefined {
  for (let i = from + 1; i < lines.length; i++) {
    const [indent] = /^[ \t\f]*/.exec(lines[i]!.source)!;
    const rest = lines[i]!.source.slice(indent.length);
    if (rest !== '' && !isRemark(rest)) return widthOf(indent);
  }
  return undefined;
}

/** The number of open blocks at a line with this indent, including the outermost. */
function enter(blocks: number[], width: number): number {
  while (blocks.at(-1)! > width) blocks.pop();
  if (blocks.at(-1)! < width) blocks.push(width);
  return blocks.length;
}

function widthOf(indent: string): number {
  let width = 0;
  for (const character of indent) width += character === '\t' ? TAB - (width % TAB) : 1;
  return width;
}
