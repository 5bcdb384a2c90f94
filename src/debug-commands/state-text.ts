/** Formats states for people: one or more lines each, with colours if wanted. */
import type { Moment } from '../debugger/engine.ts';
import { type Files, fileOfLine } from '../debugger/source-lines.ts';
import { painted } from '../shared/terminal.ts';
import { isExit, type State } from '../tree/state.ts';
import { jumpText } from './jump-text.ts';

export interface Colours {
  dim(text: string): string;
  bold(text: string): string;
  name(text: string): string;
  bad(text: string): string;
}

/** Written by `forTerminal`, which makes colours of them. */
export function coloursFor(stream: { isTTY?: boolean }, env: NodeJS.ProcessEnv): Colours {
  const on = stream.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb';
  const paint = (code: string) => (text: string) => (on ? painted(code, text) : text);
  return { dim: paint('2'), bold: paint('1'), name: paint('36'), bad: paint('31') };
}

/**
 * The origin of a state in which nothing was predicted. Variables can be set only at a state where a line is about to
 * run.
 */
export function certainOrigin(moment: Moment): 'observed' | 'given' | 'user' | undefined {
  const { origin, confidence, confidences, state } = moment;
  if (origin === 'observed') return 'observed';
  if (origin !== 'user' || confidence < 1 || confidences !== undefined) return undefined;
  return state.event === 'line' ? 'user' : 'given';
}

/** `predicted`, or `predicted, evaluated` if Python worked out a part of it. */
export function originText({ origin, evaluated }: Moment): string {
  return evaluated ? `${origin}, evaluated` : origin;
}

/** The origin of a state that was not observed: `predicted, 87 %`. */
export function momentText(moment: Moment, files: Files, colours: Colours): string {
  const text = stateText(moment.state, files, colours);
  const { origin, confidence, note } = moment;
  if (origin === 'observed') return note === undefined ? text : `${text}\n${colours.dim(`  (${note})`)}`;
  const sure = certainOrigin(moment) ?? `${originText(moment)}, ${Math.floor(100 * confidence)} %`;
  const [first, ...rest] = text.split('\n');
  const lines = [`${first}  ${colours.dim(sure)}`, ...rest];
  const way = moment.way && jumpText(moment.way);
  if (way !== undefined) lines.push(colours.dim(`  (${way})`));
  if (note !== undefined) lines.push(colours.dim(`  (${note})`));
  return lines.join('\n');
}

/** Longer values are cut on screen; `--json` shows them in full. */
const SHOWN = 100;

export function stateText(state: State, files: Files, colours: Colours): string {
  if (isExit(state)) {
    if (state.event === 'inv_exit_entry') return colours.bold('back at the entry');
    const error = state.error === undefined ? '' : `: ${state.error}`;
    return (state.exit === 'normal' ? colours.bold : colours.bad)(`exit ${state.exit}${error}`);
  }
  const file = fileOfLine(files, state.line);
  const where = file === files.files[0] ? '' : `${file.name}:`;
  const indent = '  '.repeat(state.depth - 1);
  const head =
    `${indent}${colours.bold(state.event.padEnd(9))} ` +
    `${colours.dim(`${where}${state.line - file.firstLine + 1}`)} ${state.source.trim()}  ` +
    `${colours.dim(`in ${state.function}`)}`;
  if ('value' in state) return `${head}\n${indent}          → ${shorten(state.value)}`;
  const names = [...state.locals].map(([name, value]) => `${colours.name(name)} = ${shorten(value)}`);
  return names.length === 0 ? head : `${head}\n${indent}          ${names.join('; ')}`;
}

function shorten(value: string): string {
  const characters = [...value];
  if (characters.length <= SHOWN) return value;
  return `${characters.slice(0, SHOWN).join('')}… (${characters.length} characters)`;
}
