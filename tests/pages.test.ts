/** Every command that a page names is there, with the options and the choices that the page gives it. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { describe, expect, test } from 'vitest';
import { createProgram } from '../src/cli/program.ts';
import { TASKS } from '../src/evaluate/question.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const program = await createProgram();
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

function listed(...patterns: readonly string[]): string[] {
  return execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\n')
    .filter(path => path !== '' && existsSync(join(ROOT, path)));
}

/** Pages about runs and changes name what there was. */
const PAGES = listed('*.md').filter(
  path => !/^docs\/runs\/|^docs\/experiments|^CHANGELOG|^tests\//.test(path),
);

/** The lines of a page's code: of its blocks, without comments, and between backticks. */
function codeOf(text: string): string[] {
  const blocks = [...text.matchAll(/^```[^\n]*\n([\s\S]*?)^```/gm)].map(found => found[1]!);
  const lines = blocks.flatMap(block => block.replace(/\\\n\s*/g, ' ').split('\n'));
  const spans = [...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`]+)`/g)].map(found => found[1]!);
  return [...lines.map(line => line.replace(/\s#\s.*$/, '')), ...spans];
}

/** The `ndbg` commands in a line, as words. What is quoted is one word that says nothing; a wide gap ends a command. */
function commandsIn(line: string): string[][] {
  const [, ...commands] = line
    .replace(/"[^"]*"|'[^']*'/g, 'QUOTED')
    .replaceAll('\\|', '|')
    .split(/(?<![\w./@(-])ndbg (?=[a-z])/);
  return commands.map(command =>
    command
      .split(/&&|;| \| | > |\s{3,}/)[0]!
      .split(/\s+/)
      .map(word => word.replace(/^\[|[\],)]+$/g, ''))
      .filter(word => word !== ''),
  );
}

/** What is wrong with a command, in a few words each. Capitals and `…` stand for what the reader puts there. */
function wrongIn([...words]: readonly string[], command: Command = program, path = 'ndbg'): string[] {
  const first = words[0];
  const names = first !== undefined && /^[a-z][a-z|-]*$/.test(first) ? first.split('|') : [];
  if (path === 'ndbg' && first === 'help') return wrongIn(words.slice(1));
  const known = new Set(command.commands.map(each => each.name()));
  if (names.some(name => known.has(name))) {
    return names.flatMap(name => {
      const found = command.commands.find(each => each.name() === name);
      return found ? wrongIn(words.slice(1), found, `${path} ${name}`) : [`${path} has no ${name}`];
    });
  }
  const argument = command.registeredArguments[0];
  const choices = argument?.argChoices ?? (path === 'ndbg eval' ? [...TASKS, 'all'] : undefined);
  if (choices || !argument) {
    const wrong = names.filter(name => !choices?.includes(name));
    if (wrong.length > 0) return wrong.map(name => `${path} has no ${name}`);
  }
  return words.flatMap((word, at) => {
    if (!/^--[a-z]/.test(word)) return [];
    const [name, given] = word.split('=');
    const option = command.options.find(each => each.long === name);
    if (!option) return word === '--help' ? [] : [`${path} has no ${name}`];
    const values = (given ?? words[at + 1] ?? '').split('|').filter(each => /^[a-z]/.test(each));
    return option.argChoices
      ? values.filter(value => !option.argChoices!.includes(value)).map(value => `${path} ${name} ${value}`)
      : [];
  });
}

/** Every option of a command of ours, whether of `ndbg`, of a script or of a Python package. */
const options = new Set([
  '--help',
  ...(function all(command: Command): string[] {
    return [...command.options.flatMap(({ long }) => long ?? []), ...command.commands.flatMap(all)];
  })(program),
  ...listed('python', 'scripts', 'bench', 'tests/attack', 'tests/agents').flatMap(
    path => (/\.(?:py|mjs|ts|sh)$/.test(path) && read(path).match(/--[a-z][\w-]+/g)) || [],
  ),
]);
/** Options of other programs that pages name. */
const OTHERS = new Set(['--depth', '--listen', '--nproc-per-node']);

test('pages name commands', () => {
  expect(PAGES.length).toBeGreaterThan(20);
  const commands = PAGES.flatMap(page => codeOf(read(page)).flatMap(commandsIn));
  expect(commands.length).toBeGreaterThan(100);
  expect(commands).toContainEqual(['model', 'list|info|verify|path|pack|calibrate']);
});

describe.each(PAGES)('%s', page => {
  const code = codeOf(read(page));

  test('names commands of ndbg that are there, with their options', () => {
    expect(code.flatMap(commandsIn).flatMap(words => wrongIn(words))).toEqual([]);
  });

  test('names options that a command of ours has', () => {
    const named = code.flatMap(line => line.match(/(?<![\w-])--[a-z][\w-]+/g) ?? []);
    expect(named.filter(name => !options.has(name) && !OTHERS.has(name))).toEqual([]);
  });

  test('names scripts and Python modules that are there', () => {
    const missing = code.flatMap(line => [
      ...[...line.matchAll(/npm run ([\w:-]+)/g)].filter(([, name]) => !(name! in scripts)),
      ...[...line.matchAll(/python3? -m (ndbg_[\w.]+)/g)].filter(([, name]) => {
        const file = join(ROOT, 'python', ...name!.split('.'));
        return !existsSync(`${file}.py`) && !existsSync(join(file, '__main__.py'));
      }),
    ]);
    expect(missing.map(([text]) => text)).toEqual([]);
  });
});

test.each([
  ['ndbg dapper', 'ndbg has no dapper'],
  ['npx ndbg run FILE --engine neural --fast', 'ndbg run has no --fast'],
  ['ndbg debug FILE [--engine real|imagined]', 'ndbg debug --engine imagined'],
  ['ndbg eval next-stat --engine real', 'ndbg eval has no next-stat'],
  ['ndbg model list|burn', 'ndbg model has no burn'],
  ['ndbg data build --out DIR && ndbg data stats DIR --what', 'ndbg data stats has no --what'],
])('%s is found wrong', (line, wrong) => {
  expect(commandsIn(line).flatMap(words => wrongIn(words))).toEqual([wrong]);
});
