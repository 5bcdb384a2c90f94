/** `ndbg completion SHELL`: a script that completes commands and options, made from the commands themselves. */
import { Argument, type Command } from 'commander';

interface Words {
  /** `''` for ndbg itself, `run`, `data build`, … */
  readonly path: string;
  readonly words: string[];
}

export function registerCompletion(program: Command): void {
  program
    .command('completion')
    .description('print a completion script for your shell')
    .addArgument(new Argument('<shell>', 'the shell to complete in').choices(['bash', 'zsh', 'fish']))
    .addHelpText(
      'after',
      `
Examples:
  ndbg completion bash > ~/.local/share/bash-completion/completions/ndbg
  ndbg completion zsh > ~/.zfunc/_ndbg
  ndbg completion fish > ~/.config/fish/completions/ndbg.fish`,
    )
    .action((shell: string) => {
      const table = collect(program, '');
      const scripts: Record<string, () => string> = {
        bash: () => bash(table),
        zsh: () => zsh(table),
        fish: () => fish(table),
      };
      process.stdout.write(scripts[shell]!());
    });
}

function collect(command: Command, path: string): Words[] {
  const options = command.options.flatMap(option => (option.long ? [option.long] : []));
  const own: Words = { path, words: [...command.commands.map(c => c.name()), ...options, '--help'] };
  return [own, ...command.commands.flatMap(c => collect(c, path === '' ? c.name() : `${path} ${c.name()}`))];
}

/** Both shells share the body: find the longest command path typed so far, offer its words, else files. */
function cases(table: readonly Words[]): string {
  return table.map(({ path, words }) => `    "${path}") words="${words.join(' ')}" ;;`).join('\n');
}

function bash(table: readonly Words[]): string {
  const paths = table.map(({ path }) => `"${path}"`).join('|');
  return `# bash completion for ndbg
_ndbg() {
  local current="\${COMP_WORDS[COMP_CWORD]}" path="" next words i
  for ((i = 1; i < COMP_CWORD; i++)); do
    next="\${path:+$path }\${COMP_WORDS[i]}"
    case "$next" in ${paths}) path="$next" ;; esac
  done
  case "$path" in
${cases(table)}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
  [[ "$current" == -* ]] || COMPREPLY+=($(compgen -f -- "$current"))
}
complete -o filenames -F _ndbg ndbg
`;
}

function zsh(table: readonly Words[]): string {
  return `#compdef ndbg
autoload -U +X bashcompinit && bashcompinit
${bash(table)}`;
}

function fish(table: readonly Words[]): string {
  const lines = table.flatMap(({ path, words }) => {
    const depth = path === '' ? 0 : path.split(' ').length;
    const seen =
      path === '' ? '__fish_use_subcommand' : `__fish_seen_subcommand_from ${path.split(' ')[depth - 1]}`;
    return words.map(word =>
      word.startsWith('--')
        ? `complete -c ndbg -n "${seen}" -l ${word.slice(2)}`
        : `complete -c ndbg -n "${seen}" -f -a ${word}`,
    );
  });
  return `# fish completion for ndbg\n${lines.join('\n')}\n`;
}
