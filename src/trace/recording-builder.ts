/** Builds the columns of a Recording from the words of the streamed form. Browser-safe. */
import { fitted, longer } from './columns.ts';
import {
  type Code,
  EventKind,
  type Exit,
  GONE,
  NO_PARENT,
  type Recording,
  type SourceFile,
} from './recording.ts';

// The low three bits of a word.
const LINE = 0;
const CALL = 1;
const RETURN = 2;
const EXCEPTION = 3;
const CHANGE = 4;
const GONE_NAME = 5;
const UNWIND = 6;

/** Lines have 29 bits in the streamed form; a program has far fewer. */
const MOST_LINES = 1 << 29;

export class RecordingBuilder {
  count = 0;
  /** The last line of all files so far: no event stands beyond it. */
  private lastLine = 0;
  private readonly files: SourceFile[] = [];
  private readonly codes: Code[] = [];
  private readonly names: string[] = [];
  private readonly values: string[] = [];
  private readonly valueIds = new Map<string, number>();
  /** The sender's value number → ours. It starts over from time to time, so that the sender's memory stays flat. */
  private table = new Uint32Array(1024);
  private tableSize = 0;

  private kinds = new Uint8Array(256);
  private lines = new Uint32Array(256);
  private activations = new Uint32Array(256);
  private results = new Uint32Array(256);
  private changeStart = new Uint32Array(257);
  private changeCount = 0;
  private changeNames = new Uint32Array(256);
  private changeValues = new Int32Array(256);

  private activationCount = 0;
  private activationCodes = new Uint32Array(64);
  private activationParents = new Int32Array(64);
  private activationDepths = new Uint32Array(64);
  /** Open activations, and the last event of each. */
  private readonly open: number[] = [];
  private readonly openEvents: number[] = [];

  addFile(name: string, firstLine: number, source: string, codeLines: readonly number[]): void {
    const lines = source.split('\n');
    if (lines.length > 1 && lines[lines.length - 1] === '') lines.pop();
    if (firstLine <= this.lastLine || firstLine + lines.length > MOST_LINES)
      throw new RangeError('its lines are those of another file');
    this.lastLine = firstLine + lines.length - 1;
    this.files.push({ name, firstLine, source, lines, codeLines });
  }

  addCode(code: Code): void {
    if (!(code.file < this.files.length) || !this.isLine(code.line))
      throw new RangeError('it stands in no file');
    this.codes.push(code);
  }

  addNames(names: readonly string[]): void {
    this.names.push(...names);
  }

  forgetValues(): void {
    this.tableSize = 0;
  }

  addValues(texts: readonly string[]): void {
    const needed = this.tableSize + texts.length;
    if (needed > this.table.length) this.table = longer(this.table, needed);
    for (const text of texts) {
      let id = this.valueIds.get(text);
      if (id === undefined) {
        id = this.values.length;
        this.values.push(text);
        this.valueIds.set(text, id);
      }
      this.table[this.tableSize++] = id;
    }
  }

  /** Takes events. Returns a sentence if the words are invalid; earlier events stay. */
  addWords(words: Uint32Array): string | undefined {
    this.reserve(words.length);
    const { table, tableSize, kinds, lines, activations, results, changeStart, changeNames, changeValues } =
      this;
    const { open, openEvents, names, codes } = this;
    const end = words.length;
    let { count, changeCount } = this;
    let top = open.length - 1;
    let current = top < 0 ? -1 : open[top]!;
    let pendingFrom = changeCount;
    let fault: string | undefined;
    let at = 0;
    while (at < end) {
      const word = words[at++]!;
      const operand = word >>> 3;
      const tag = word & 7;
      if (tag === LINE) {
        if (top < 0) {
          fault = 'a line outside any activation';
          break;
        }
        if (!this.isLine(operand)) {
          fault = 'a line of no file';
          break;
        }
        kinds[count] = EventKind.line;
        lines[count] = operand;
        activations[count] = current;
        openEvents[top] = count;
        changeStart[++count] = pendingFrom = changeCount;
      } else if (tag === CHANGE) {
        const value = words[at++]!;
        if (operand >= names.length || value >= tableSize || at > end) {
          fault = 'a change of something unknown';
          break;
        }
        changeNames[changeCount] = operand;
        changeValues[changeCount++] = table[value]!;
      } else if (tag === CALL) {
        const code = codes[operand];
        if (code === undefined) {
          fault = 'a call of something unknown';
          break;
        }
        const parent = top < 0 ? NO_PARENT : openEvents[top]!;
        current = this.activationCount++;
        if (current >= this.activationCodes.length) this.growActivations();
        this.activationCodes[current] = operand;
        this.activationParents[current] = parent;
        top++;
        open[top] = current;
        this.activationDepths[current] = top + 1;
        kinds[count] = EventKind.call;
        lines[count] = code.line;
        activations[count] = current;
        openEvents[top] = count;
        changeStart[++count] = pendingFrom = changeCount;
      } else if (tag === RETURN || tag === EXCEPTION) {
        const value = words[at++]!;
        if (top < 0 || value >= tableSize || at > end || !this.isLine(operand)) {
          fault = 'an end of something unknown';
          break;
        }
        kinds[count] = tag === RETURN ? EventKind.return : EventKind.exception;
        lines[count] = operand;
        activations[count] = current;
        results[count] = table[value]!;
        openEvents[top] = count;
        changeStart[++count] = pendingFrom = changeCount;
        if (tag === RETURN) current = --top < 0 ? -1 : open[top]!;
      } else if (tag === GONE_NAME) {
        if (operand >= names.length) {
          fault = 'a change of something unknown';
          break;
        }
        changeNames[changeCount] = operand;
        changeValues[changeCount++] = GONE;
      } else if (tag === UNWIND && top >= 0) {
        current = --top < 0 ? -1 : open[top]!;
      } else {
        fault = 'a word without meaning';
        break;
      }
    }
    if (fault === undefined && pendingFrom !== changeCount) fault = 'changes without an event';
    if (fault !== undefined) changeCount = pendingFrom;
    open.length = top + 1;
    openEvents.length = top + 1;
    this.count = count;
    this.changeCount = changeCount;
    return fault;
  }

  build(exit: Exit): Recording {
    const { count, changeCount, activationCount } = this;
    return {
      files: this.files,
      codes: this.codes,
      names: this.names,
      values: this.values,
      count,
      kinds: fitted(this.kinds, count),
      lines: fitted(this.lines, count),
      activations: fitted(this.activations, count),
      changeStart: fitted(this.changeStart, count + 1),
      changeNames: fitted(this.changeNames, changeCount),
      changeValues: fitted(this.changeValues, changeCount),
      results: fitted(this.results, count),
      activationCount,
      activationCodes: fitted(this.activationCodes, activationCount),
      activationParents: fitted(this.activationParents, activationCount),
      activationDepths: fitted(this.activationDepths, activationCount),
      exit,
    };
  }

  private isLine(line: number): boolean {
    return line > 0 && line <= this.lastLine;
  }

  /** Makes room for the events and changes that these words can contain. */
  private reserve(words: number): void {
    const events = this.count + words + 1;
    if (events > this.kinds.length) {
      this.kinds = longer(this.kinds, events);
      this.lines = longer(this.lines, events);
      this.activations = longer(this.activations, events);
      this.results = longer(this.results, events);
      this.changeStart = longer(this.changeStart, events + 1);
    }
    const changes = this.changeCount + words;
    if (changes > this.changeNames.length) {
      this.changeNames = longer(this.changeNames, changes);
      this.changeValues = longer(this.changeValues, changes);
    }
  }

  private growActivations(): void {
    this.activationCodes = longer(this.activationCodes, this.activationCount);
    this.activationParents = longer(this.activationParents, this.activationCount);
    this.activationDepths = longer(this.activationDepths, this.activationCount);
  }
}
