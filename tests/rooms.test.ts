/** Checks every import, type imports too, against the table of rooms in src/rooms.json. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, test } from 'vitest';
import { findPython } from '../src/trace/cpython/python-path.ts';

interface Room {
  readonly room: string;
  readonly imports: readonly string[];
  readonly packages?: readonly string[];
  /** Loads in a browser: nothing it reaches is Node's. */
  readonly browser?: true;
}

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SRC = join(ROOT, 'src');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const { rooms, python } = JSON.parse(read('src/rooms.json')) as {
  rooms: Room[];
  python: (Room & { standard?: true })[];
};
const known = new Map(rooms.map(room => [room.room, room]));

const IMPORT = /\b(?:import|export)\b([^'";]*?)\bfrom\s*'([^']+)'|(?<!')\bimport\s*\(?\s*'([^']+)'/g;
const GLOBALS = /\b(?:process|Buffer|__dirname|__filename|require|setImmediate)\b(?=[.([])/g;

interface Import {
  readonly name: string;
  readonly isType: boolean;
}

const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

function importsOf(code: string): Import[] {
  return [...withoutComments(code).matchAll(IMPORT)].map(([, names = '', from, other]) => ({
    name: (from ?? other)!,
    isType: /^\s*type\b/.test(names),
  }));
}

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter(path => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map(path => path.split(sep).join('/'));

/** Where a relative import leads, below src. */
const target = (file: string, name: string) =>
  relative(SRC, resolve(SRC, dirname(file), name))
    .split(sep)
    .join('/');

/** What is wrong with the imports of a file of src, a sentence each. */
function misplaced(file: string, code: string): string[] {
  const own = file.split('/')[0]!;
  const room = known.get(own);
  if (!room) return [`${file}: src/rooms.json has no room ${own}`];
  return importsOf(code).flatMap(({ name }) => {
    if (!name.startsWith('.')) {
      // `@scope/package/part.js` is of `@scope/package`.
      const of = /^(?:@[^/]+\/)?[^/]+/.exec(name)![0];
      const isOwn = room.packages?.includes(of) || (!room.browser && isBuiltin(name));
      return isOwn ? [] : [`${file}: ${own} may not import the package ${name}`];
    }
    const path = target(file, name);
    const other = path.split('/')[0]!;
    if (path.endsWith('/index.ts'))
      return [`${file}: ${path} is an entry point of the package: import from the file that defines it`];
    const may = other === own || room.imports.includes(other) || room.imports.includes(path);
    return may ? [] : [`${file}: ${own} may not import ${path}`];
  });
}

test('every import leads where its room may look', () => {
  expect(files.length).toBeGreaterThan(200);
  expect(files.flatMap(file => misplaced(file, read(`src/${file}`)))).toEqual([]);
});

test('every import that a room may make, it makes', () => {
  // `shared` is for all, and everything comes together in `cli`.
  const unused = rooms.flatMap(({ room, imports }) => {
    if (room === 'cli') return [];
    const targets = files
      .filter(file => file.startsWith(`${room}/`))
      .flatMap(file => importsOf(read(`src/${file}`)).map(({ name }) => target(file, name)));
    return imports
      .filter(name => name !== 'shared')
      .filter(name => !targets.some(path => path === name || path.startsWith(`${name}/`)))
      .map(name => `${room} imports nothing of ${name}`);
  });
  expect(unused).toEqual([]);
});

test('a wrong import is found, of whatever kind', () => {
  const lines = [
    "import { a } from '../cli/main.ts';",
    "import type { A } from '../data/job.ts';",
    "export * from '../tree/index.ts';",
    "const late = await import('../launch/evaluator.ts');",
    "type Late = import('../trace/record.ts').record;",
    "import 'node:fs';",
    "import {\n  b,\n} from 'commander';",
  ];
  for (const line of lines) expect(misplaced('language/new.ts', line), line).toHaveLength(1);
  expect(misplaced('kitchen/new.ts', '')).toHaveLength(1);
  expect(misplaced('language/new.ts', "import { d } from '../tree/tree.ts'; // from '../cli/x.ts'")).toEqual(
    [],
  );
});

test('the table names rooms and files that are there, and no circle', () => {
  const seen = new Set<string>();
  for (const { room, imports } of rooms) {
    for (const name of imports.filter(each => each.includes('/')))
      expect(existsSync(join(SRC, name)), name).toBe(true);
    for (const name of imports.filter(each => !each.includes('/'))) expect(known.has(name), name).toBe(true);
    seen.add(room);
  }
  const above = (name: string, path: readonly string[]): string[] => {
    if (path.includes(name)) return [...path, name];
    for (const each of known.get(name)!.imports.filter(one => !one.includes('/'))) {
      const circle = above(each, [...path, name]);
      if (circle.length > 0) return circle;
    }
    return [];
  };
  for (const room of seen) expect(above(room, [])).toEqual([]);
});

test('docs/architecture.md shows the table', () => {
  execFileSync(process.execPath, [join(ROOT, 'scripts/write-rooms.mjs'), '--check'], { stdio: 'pipe' });
});

test('every index is an entry point of the package, and every entry point has one', () => {
  const entries = Object.values(JSON.parse(read('package.json')).exports)
    .flatMap(entry => (typeof entry === 'string' ? [] : [(entry as { default: string }).default]))
    .map(path => path.replace('./dist/', '').replace(/js$/, 'ts'));
  expect(files.filter(file => file.endsWith('/index.ts')).sort()).toEqual(entries.sort());
});

/** Every file that a room reaches through imports that are there when it runs. */
function reach(room: string): { paths: string[]; foreign: string[]; globals: string[] } {
  const queue = files.filter(file => file.startsWith(`${room}/`));
  const paths = new Set<string>();
  const foreign: string[] = [];
  const globals: string[] = [];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (paths.has(file)) continue;
    paths.add(file);
    const code = read(`src/${file}`);
    for (const { name, isType } of importsOf(code)) {
      if (isType) continue;
      if (name.startsWith('.')) queue.push(target(file, name));
      else foreign.push(`${file}: ${name}`);
    }
    for (const [word] of withoutComments(code)
      .replace(/'[^'\n]*'|`[^`]*`|"[^"\n]*"/g, '')
      .matchAll(GLOBALS))
      globals.push(`${file}: ${word}`);
  }
  return { paths: [...paths], foreign, globals };
}

describe.each(rooms.filter(({ browser }) => browser))('src/$room loads in a browser', ({ room }) => {
  const { paths, foreign, globals } = reach(room);

  it('reaches files, and imports nothing but the project’s own', () => {
    expect(paths.length).toBeGreaterThan(1);
    expect(foreign).toEqual([]);
  });

  it('uses no global of Node', () => {
    expect(globals).toEqual([]);
  });
});

it('would notice an import of Node, and a global', () => {
  const { foreign, globals } = reach('cli');
  expect(foreign.some(line => line.endsWith(': node:fs'))).toBe(true);
  expect(globals.some(line => line.endsWith(': process'))).toBe(true);
});

test('Python packages import what the table says, and the standard library', async () => {
  const folders = python.map(({ room }) => `python/${room}`);
  const bin = (await findPython())!;
  const answer = execFileSync(bin, ['tests/imports_of.py', ...folders], { cwd: ROOT, encoding: 'utf8' });
  const { imports, standard } = JSON.parse(answer) as {
    imports: Record<string, string[]>;
    standard: string[];
  };
  const here = readdirSync(join(ROOT, 'python')).filter(name =>
    existsSync(join(ROOT, 'python', name, '__init__.py')),
  );
  expect(here.sort()).toEqual(python.map(({ room }) => room).sort());
  for (const { room, imports: own, packages = [], standard: isStandard } of python) {
    const allowed = [...own, ...packages];
    const foreign = imports[`python/${room}`]!.filter(name => name !== room && !standard.includes(name));
    const wrong = foreign.filter(name => (isStandard || name.startsWith('ndbg_')) && !allowed.includes(name));
    expect(wrong, room).toEqual([]);
  }
});
