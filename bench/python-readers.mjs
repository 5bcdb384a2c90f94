/**
 * Readers of Python side by side: ours, @lezer/python and tree-sitter, over modules of the standard library. Each in
 * a process of its own: time to start, MB of source a second, time for a small program.
 *
 * Use: npm run build && npm install --no-save @lezer/python web-tree-sitter tree-sitter-python --ignore-scripts
 *      node bench/python-readers.mjs
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SMALL = `def f(a, b):
    total = 0
    for x in range(a):
        total += x * b
    return total


def main():
    return f(3, 4)
`;

const READERS = {
  async ours() {
    const { statementsOf } = await import('../dist/python/statements.js');
    const { ContextCode } = await import('../dist/python/functions.js');
    return text => {
      const lines = text.split('\n').map((source, i) => ({ line: i + 1, source }));
      new ContextCode({ lines });
      return statementsOf(lines).length;
    };
  },
  async lezer() {
    const { parser } = await import('@lezer/python');
    return text => {
      let nodes = 0;
      parser.parse(text).iterate({ enter: () => void nodes++ });
      return nodes;
    };
  },
  async 'tree-sitter'() {
    const { Parser, Language } = await import('web-tree-sitter');
    await Parser.init();
    const grammar = createRequire(import.meta.url).resolve('tree-sitter-python/tree-sitter-python.wasm');
    const parser = new Parser();
    parser.setLanguage(await Language.load(grammar));
    return text => {
      const tree = parser.parse(text);
      const count = tree.rootNode.descendantCount;
      const cursor = tree.walk();
      for (let i = 0; i < count; i++) cursor.gotoDescendant(i);
      tree.delete();
      return count;
    };
  },
};

const [name, root] = process.argv.slice(2);
if (name === undefined) {
  const program = 'import sysconfig; print(sysconfig.get_path("stdlib"))';
  const library = execFileSync('python3', ['-c', program], { encoding: 'utf8' }).trim();
  for (const each of Object.keys(READERS))
    execFileSync(process.execPath, [fileURLToPath(import.meta.url), each, library], { stdio: 'inherit' });
} else {
  const begun = performance.now();
  const read = await READERS[name]();
  read('x = 1\n');
  const start = performance.now() - begun;
  const files = readdirSync(root).filter(file => file.endsWith('.py'));
  const texts = files.map(file => readFileSync(join(root, file), 'utf8'));
  const size = texts.reduce((sum, text) => sum + text.length, 0) / 1e6;
  for (const text of texts.slice(0, 40)) read(text);
  const timed = (work, times) => {
    const from = performance.now();
    for (let i = 0; i < times; i++) work();
    return (performance.now() - from) / times;
  };
  const all = timed(() => texts.forEach(read), 1);
  const small = timed(() => read(SMALL), 2000);
  console.log(
    `${name.padEnd(12)} start ${start.toFixed(0)} ms, ${((1000 * size) / all).toFixed(1)} MB/s, ` +
      `${(1000 * small).toFixed(0)} µs a small program`,
  );
}
