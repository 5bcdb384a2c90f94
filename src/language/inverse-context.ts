/**
 * The context of an inverse walk: the function asked about and what it calls, in file order, and never a call of it,
 * because that would give its arguments away.
 *
 * What it calls is found by name: a definition belongs if another one that belongs mentions it. Too much is harmless;
 * the calls of the real run would show which branches it took.
 */
import { definitionHead } from '../python/definitions.ts';
import { OpenText } from '../python/open-text.ts';
import type { Context, ContextLine } from './trajectory.ts';

interface Block {
  readonly kind: 'def' | 'class';
  readonly name: string;
  /** Indices into the lines: first decorator, `def` or `class` line, last line. */
  readonly top: number;
  readonly head: number;
  bottom: number;
  readonly indent: number;
  readonly parent: Block | undefined;
}

/** `line` is the line of the `def` asked about. `lines` are those of the whole program, in order. */
export function inverseContext(lines: readonly ContextLine[], line: number): Context {
  return inverseContexts(lines)(line);
}

/** The same for many lines of one program, which is read once. */
export function inverseContexts(lines: readonly ContextLine[]): (line: number) => Context {
  const blocks = readBlocks(lines);
  const words = new Map<Block, ReadonlySet<string>>();
  const wordsIn = (block: Block) => {
    const known = words.get(block) ?? wordsOf(lines, block);
    words.set(block, known);
    return known;
  };
  return line => contextFrom(lines, blocks, line, wordsIn);
}

function contextFrom(
  lines: readonly ContextLine[],
  blocks: readonly Block[],
  line: number,
  wordsIn: (block: Block) => ReadonlySet<string>,
): Context {
  const asked = blocks.find(block => lines[block.head]!.line === line && block.kind === 'def');
  // For a lambda, a generator expression or a module only its own lines are shown.
  if (!asked) return { lines: lines.filter(one => one.line === line) };

  const wanted = new Set<Block>();
  const queue = [asked];
  while (queue.length > 0) {
    const block = queue.pop()!;
    if (wanted.has(block) || contains(block, asked)) continue;
    wanted.add(block);
    const words = wordsIn(block);
    for (const other of blocks) {
      if (other.kind === 'def' && isReachedBy(words, other)) queue.push(other);
    }
  }

  const shown = new Set<number>();
  for (const block of wanted) {
    for (let i = block.top; i <= block.bottom; i++) shown.add(i);
    for (let outer = block.parent; outer?.kind === 'class'; outer = outer.parent) {
      for (let i = outer.top; i <= outer.head; i++) shown.add(i);
    }
    const above = lines[block.top - 1];
    if (above && above.source.trim() === '') shown.add(block.top - 1);
  }
  const indices = [...shown].sort((a, b) => a - b);
  while (indices.length > 0 && lines[indices[0]!]!.source.trim() === '') indices.shift();
  return { lines: indices.map(i => lines[i]!) };
}

/**
 * Whether words mention a function by its name, or a method by its own name or, for a special one (`__init__`,
 * `__eq__`), by its class's.
 */
function isReachedBy(words: ReadonlySet<string>, block: Block): boolean {
  if (block.parent?.kind !== 'class') return words.has(block.name);
  const special = block.name.startsWith('__') && block.name.endsWith('__');
  return special ? words.has(block.parent.name) : words.has(block.name);
}

function contains(outer: Block, inner: Block): boolean {
  return outer !== inner && outer.top <= inner.top && outer.bottom >= inner.bottom;
}

function wordsOf(lines: readonly ContextLine[], block: Block): Set<string> {
  const words = new Set<string>();
  for (let i = block.top; i <= block.bottom; i++) {
    for (const word of lines[i]!.source.match(/[\p{L}_][\p{L}\p{N}_]*/gu) ?? []) words.add(word);
  }
  return words;
}

/**
 * Reads definitions by indentation. A line inside brackets or a string may be indented less than its block; blank
 * lines end nothing.
 */
function readBlocks(lines: readonly ContextLine[]): Block[] {
  const blocks: Block[] = [];
  const open: Block[] = [];
  let decorators: number | undefined;
  const inside = new OpenText();
  let last = -1;
  const closeTo = (indent: number) => {
    while (open.length > 0 && open.at(-1)!.indent >= indent) open.pop()!.bottom = last;
  };
  lines.forEach(({ source }, i) => {
    const continued = inside.open;
    inside.read(source);
    const indent = source.search(/\S/);
    if (indent < 0) return;
    if (continued || source[indent] === '#') {
      if (continued) last = i;
      return;
    }
    closeTo(indent);
    if (source[indent] === '@') {
      decorators ??= i;
    } else {
      const head = definitionHead(source);
      if (head) {
        const block: Block = {
          kind: head.kind,
          name: head.name,
          top: decorators ?? i,
          head: i,
          bottom: i,
          indent,
          parent: open.at(-1),
        };
        blocks.push(block);
        open.push(block);
      }
      decorators = undefined;
    }
    last = i;
  });
  closeTo(-1);
  return blocks;
}
