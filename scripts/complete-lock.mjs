/**
 * Adds to package-lock.json the optional packages of other platforms that a registry did not offer when it was written.
 * `npm ci` refuses a lock without them; with them it leaves them alone, because they fit another system.
 *
 * And says of packages whose installers only fetch what we do not use that they have none: older versions of npm know
 * no other way to leave them out that newer ones do not warn about. (Newer ones go by `allowScripts` in package.json.)
 */
import { readFileSync, writeFileSync } from 'node:fs';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const SYSTEMS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const PROCESSORS = [
  'arm64',
  'arm',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
];

for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (lock.packages[`node_modules/${name}`] || lock.packages[`${path}/node_modules/${name}`]) continue;
    const words = name.split(/[-/]/);
    const system = SYSTEMS.find(one => words.includes(one));
    const processor = PROCESSORS.find(one => words.includes(one));
    if (!system && !processor) continue;
    const musl = words.includes('musl') || words.includes('musleabihf');
    const glibc = words.includes('gnu') || words.includes('gnueabihf');
    lock.packages[`node_modules/${name}`] = {
      version: version.replace(/^[\^~]/, ''),
      ...(processor ? { cpu: [processor] } : {}),
      ...(entry.dev ? { dev: true } : {}),
      optional: true,
      ...(system ? { os: [system] } : {}),
      ...(musl ? { libc: ['musl'] } : glibc ? { libc: ['glibc'] } : {}),
    };
    console.log(`added ${name} ${version}`);
  }
}
const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8'));
for (const [name, allowed] of Object.entries(allowScripts)) {
  if (!allowed) delete lock.packages[`node_modules/${name}`]?.hasInstallScript;
}
const sorted = Object.keys(lock.packages).sort();
lock.packages = Object.fromEntries(sorted.map(key => [key, lock.packages[key]]));
writeFileSync('package-lock.json', `${JSON.stringify(lock, undefined, 2)}\n`);
