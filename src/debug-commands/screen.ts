/** Formats a stop: the place, the lines around it, what changed, where the state comes from and how sure it is. */

import { type Difference, localDifferences } from '../debugger/differences.ts';
import type { Moment } from '../debugger/engine.ts';
import { type Files, fileOfLine } from '../debugger/source-lines.ts';
import { isExit, type PlacedState, type State } from '../tree/state.ts';
import { jumpText } from './jump-text.ts';
import { type Colours, certainOrigin, originText } from './state-text.ts';

const AROUND = 2;
const SHOWN = 72;
const BAR = 10;

export class Screen {
  constructor(
    readonly colours: Colours,
    private readonly files: () => Files,
  ) {}

  /** `before` is the previous stop. */
  stop(moment: Moment, before: Moment | undefined, reason: string | undefined): string {
    const { state } = moment;
    const lines: string[] = [];
    if (reason !== undefined) lines.push(this.colours.bold(`* ${reason}`));
    lines.push(`${this.head(state)}  ${this.origin(moment)}`);
    if (!isExit(state)) {
      lines.push(...this.around(state.line, AROUND));
      if ('value' in state) lines.push(`  ${this.result(state)} ${shorten(state.value, 'p __return__')}`);
      const changed = this.changes(before?.state, state);
      if (changed !== '') lines.push(`  ${changed}`);
    }
    const way = moment.way && jumpText(moment.way);
    if (way !== undefined) lines.push(this.colours.dim(`  (${way})`));
    if (moment.note !== undefined) lines.push(this.colours.dim(`  (${moment.note})`));
    return lines.join('\n');
  }

  head(state: State): string {
    const { bold, bad } = this.colours;
    if (state.event === 'inv_exit_entry') return bold('> back at the entry');
    if (state.event === 'exit') {
      const error = state.error === undefined ? '' : `: ${state.error}`;
      const words = { normal: 'the program ended', error: 'the program failed', never: 'it does not end' };
      return (state.exit === 'normal' ? bold : bad)(`> ${words[state.exit]}${error}`);
    }
    return `${bold(`> ${this.place(state)}`)} ${state.event}`;
  }

  place(state: PlacedState): string {
    const file = fileOfLine(this.files(), state.line);
    return `${file.name}:${state.line - file.firstLine + 1} ${state.function}`;
  }

  /** `predicted ████████░░ 82 %`. Observed states are certain. */
  origin(moment: Moment): string {
    const certain = certainOrigin(moment);
    if (certain !== undefined) return this.colours.dim(certain);
    const { confidence, alone = 0 } = moment;
    const [whole, own] = [confidence, alone].map(share => Math.floor(100 * share));
    const step = own! > whole! ? this.colours.dim(`, this step ${own} %`) : '';
    return `${this.colours.dim(originText(moment))} ${this.bar(confidence)}${step}`;
  }

  bar(share: number): string {
    const full = Math.round(share * BAR);
    const text = `${'█'.repeat(full)}${'░'.repeat(BAR - full)} ${Math.floor(100 * share)} %`;
    return share < 0.5 ? this.colours.bad(text) : text;
  }

  /** Source lines by global number, the current one marked. */
  listing(
    from: number,
    to: number,
    current: number | undefined,
    marks: ReadonlySet<number> = new Set(),
  ): string[] {
    const file = fileOfLine(this.files(), current ?? from);
    const first = Math.max(from, file.firstLine);
    const last = Math.min(to, file.firstLine + file.lines.length - 1);
    const width = String(last - file.firstLine + 1).length;
    const lines: string[] = [];
    for (let line = first; line <= last; line++) {
      const own = line - file.firstLine;
      const mark = marks.has(line) ? 'B' : ' ';
      const text = `${String(own + 1).padStart(width)} ${mark}${line === current ? '->' : '  '} ${file.lines[own]}`;
      lines.push(line === current ? this.colours.bold(text.trimEnd()) : this.colours.dim(text.trimEnd()));
    }
    return lines;
  }

  around(line: number, by: number): string[] {
    return this.listing(line - by, line + by, line);
  }

  difference({ what, kind, before, after }: Difference): string {
    const name = kind === 'variable' ? this.colours.name(what) : what;
    if (after === undefined) return `${name} gone`;
    const now = shorten(after, `p ${what}`);
    return before === undefined ? `${name} = ${now}` : `${name}: ${shorten(before)} → ${now}`;
  }

  /** All variables of a function newly shown; otherwise only those that changed. */
  private changes(before: State | undefined, state: PlacedState): string {
    if (!('locals' in state) || !state.locals) return '';
    const same =
      before && !isExit(before) && before.function === state.function && before.depth === state.depth;
    if (same && 'locals' in before && before.locals && state.event !== 'call') {
      const found = localDifferences(before, state);
      return found.map(each => this.difference(each)).join('; ');
    }
    return [...state.locals]
      .map(([name, value]) => `${this.colours.name(name)} = ${shorten(value, `p ${name}`)}`)
      .join('; ');
  }

  private result(state: State): string {
    return /exception$/.test(state.event) ? this.colours.bad('raises') : 'returns';
  }
}

/** Characters of a value that `p` prints. Longer ones would flood the terminal; another command shows them. */
const PRINTED = 100_000;

/** Cuts very long values between characters; `how` is the command that shows all. */
export function shortenLong(value: string, how: string): string {
  if (value.length <= PRINTED) return value;
  const end = /[\ud800-\udbff]/.test(value[PRINTED - 1]!) ? PRINTED - 1 : PRINTED;
  return `${value.slice(0, end)}… (${value.length} characters; ${how} shows all)`;
}

/** Cuts long values; `how` is the command that shows all. */
export function shorten(value: string, how?: string): string {
  const characters = [...value];
  if (characters.length <= SHOWN) return value;
  const hint = how === undefined ? '' : `; ${how} shows all`;
  return `${characters.slice(0, SHOWN).join('')}… (${characters.length} characters${hint})`;
}
