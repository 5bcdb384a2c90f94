// Packs the VS Code extension with the ndbg it carries, for this platform, into dist-vscode/*.vsix.
// Use: npm run package:vscode
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const VSCE = '@vscode/vsce@3.7.1';
const root = fileURLToPath(new URL('..', import.meta.url));
const from = join(root, 'editors', 'vscode');
const out = join(root, 'dist-vscode');
const stage = join(out, 'extension');
const platform = `${process.platform}-${process.arch}`;
const readJson = path => JSON.parse(readFileSync(path, 'utf8'));

rmSync(out, { recursive: true, force: true });
mkdirSync(stage, { recursive: true });

const manifest = readJson(join(from, 'package.json'));
const { version, engines, dependencies } = readJson(join(root, 'package.json'));
manifest.version = version;
// The owner's name is the owner's to give; a package needs some.
if (manifest.publisher === 'undefined') manifest.publisher = process.env.NDBG_PUBLISHER ?? 'neural-debugger';
const { properties } = readJson(join(root, 'schema', 'launch.v1.schema.json'));
manifest.contributes.debuggers[0].configurationAttributes = { launch: { properties } };
writeFileSync(join(stage, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
for (const [name, folder] of [
  ['README.md', from],
  ['.vscodeignore', from],
  ['LICENSE', root],
  ['CHANGELOG.md', root],
])
  cpSync(join(folder, name), join(stage, name));
await build({
  entryPoints: [join(from, 'src', 'extension.ts')],
  outfile: join(stage, 'extension.cjs'),
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  external: ['vscode'],
});

// The ndbg it carries: what the package ships, and of its dependencies what a debugger needs.
const ndbg = join(stage, 'ndbg');
for (const part of ['dist', 'python', 'models', 'schema'])
  cpSync(join(root, part), join(ndbg, part), {
    recursive: true,
    filter: path => !/__pycache__|\.d\.ts$|\.map$/.test(path),
  });
writeFileSync(
  join(ndbg, 'package.json'),
  `${JSON.stringify({ name: 'neural-debugger', version, type: 'module', engines }, null, 2)}\n`,
);
const LEFT_OUT = /^(?:bullmq|ioredis|zod|@modelcontextprotocol\/.*)$/;
const wanted = Object.keys(dependencies).filter(name => !LEFT_OUT.test(name));
const carried = new Set();
for (let name = wanted.shift(); name !== undefined; name = wanted.shift()) {
  if (carried.has(name)) continue;
  carried.add(name);
  const folder = join(root, 'node_modules', name);
  if (!existsSync(folder)) continue;
  cpSync(folder, join(ndbg, 'node_modules', name), {
    recursive: true,
    filter: path => !path.startsWith(join(folder, 'node_modules', '.')) && !isForeign(folder, path),
  });
  // onnxruntime-node's own dependencies install it and do nothing afterwards, but for the common part.
  const own = Object.keys(readJson(join(folder, 'package.json')).dependencies ?? {});
  wanted.push(...(name === 'onnxruntime-node' ? ['onnxruntime-common'] : own));
}

/** Native parts of other platforms stay behind. */
function isForeign(folder, path) {
  const [, system, machine] = /\/bin\/napi-v\d+\/([^/]+)(?:\/([^/]+))?/.exec(path.slice(folder.length)) ?? [];
  if (system === undefined) return false;
  return system !== process.platform || (machine !== undefined && machine !== process.arch);
}

const vsix = join(out, `neural-debugger-${version}-${platform}.vsix`);
execFileSync(
  process.platform === 'win32' ? 'npx.cmd' : 'npx',
  [
    '--yes',
    VSCE,
    'package',
    '--target',
    platform,
    '--no-dependencies',
    '--allow-missing-repository',
    '--out',
    vsix,
  ],
  { cwd: stage, stdio: ['ignore', 'ignore', 'inherit'] },
);
process.stdout.write(`${vsix}\n`);
