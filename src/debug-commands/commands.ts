/** Lists all commands of the terminal debugger, finds the command of a typed line, and completes lines. */
import { DebuggerError } from '../debugger/engine.ts';
import { type CommandContext, command, type DebugCommand, parseTyped } from './command-context.ts';
import { BRANCHING } from './commands/branching.ts';
import { CONFIDENCE } from './commands/confidence.ts';
import { INPUTS } from './commands/inputs.ts';
import { LOOKING } from './commands/looking.ts';
import { MOVING } from './commands/moving.ts';
import { STOPPING } from './commands/stopping.ts';

const HELP: DebugCommand = command(
  ['help', 'h'],
  'help [COMMAND]',
  'this list, or one command',
  (context, rest) => {
    const shown = rest === '' ? COMMANDS : [find(rest)];
    const width = Math.max(...shown.map(({ usage }) => usage.length));
    for (const { names, usage, help } of shown) {
      const short = names.length > 1 ? context.screen.colours.dim(` (${names.slice(1).join(', ')})`) : '';
      context.say(`${usage.padEnd(width)}  ${help}${short}`);
    }
    if (rest === '')
      context.say('An empty line repeats the last command. Ctrl-C stops an answer, not the session.');
  },
  'commands',
);

export const COMMANDS: readonly DebugCommand[] = [
  ...MOVING,
  ...STOPPING,
  ...LOOKING,
  ...BRANCHING,
  ...CONFIDENCE,
  INPUTS,
  HELP,
];

const BY_NAME = new Map(COMMANDS.flatMap(each => each.names.map(name => [name, each] as const)));

/** Every name and abbreviation. */
export function commandNames(): ReadonlySet<string> {
  return new Set(BY_NAME.keys());
}

export function find(word: string): DebugCommand {
  const found = BY_NAME.get(word);
  if (found) return found;
  const close = [...BY_NAME.keys()].filter(name => name.length > 2 && name.startsWith(word.slice(0, 2)));
  const hint = close.length > 0 ? `did you mean ${close.join(' or ')}?` : '`help` lists the commands';
  throw new DebuggerError(`there is no command "${word}"; ${hint} (\`p EXPRESSION\` shows a value)`);
}

export async function perform(
  context: CommandContext,
  line: string,
  signal: AbortSignal,
): Promise<'quit' | undefined> {
  const { word, rest } = parseTyped(line);
  if (word === '') throw new DebuggerError(`"${line.trim()}" is no command; \`help\` lists them`);
  // As in pdb, a line that is no command is an expression, if it begins with a variable.
  if (!BY_NAME.has(word) && context.locals.has(word)) return find('p').run(context, line.trim(), signal);
  return find(word).run(context, rest.trim(), signal);
}

/** Letters, digits and underscores at the end, looked for from there: a long line takes no longer than a short one. */
export function wordAtEnd(text: string): string {
  const characters = [...text];
  const from = characters.findLastIndex(each => !/^[\p{L}\p{N}_]$/u.test(each)) + 1;
  return characters.slice(from).join('');
}

/** The possible completions of a line's last word. */
export function complete(context: CommandContext, line: string): [string[], string] {
  const word = wordAtEnd(line);
  const head = line.slice(0, line.length - word.length).trim();
  if (head === '' || head === '?')
    return [
      starting(
        COMMANDS.map(({ names }) => names[0]),
        word,
      ),
      word,
    ];
  const kind =
    BY_NAME.get(head.split(/\s+/)[0]!)?.complete ?? (head.startsWith('!') ? 'variables' : undefined);
  switch (kind) {
    case 'variables':
      return [starting([...context.locals.keys()], word), word];
    case 'branches':
      return [
        starting(
          context.session.branches.map(({ name }) => name),
          word,
        ),
        word,
      ];
    case 'commands':
      return [starting([...BY_NAME.keys()], word), word];
    case undefined:
      return [[], word];
  }
}

function starting(words: readonly string[], with_: string): string[] {
  return words.filter(word => word.startsWith(with_)).sort();
}
