/** Installs the packages that tests need into temporary folders, with the package client. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { IndexedProject } from '../../programs/projects.ts';
import { makeTemporary } from '../../trace/cpython/scratch.ts';
import { lastLine, runChild } from './child.ts';

const SECONDS = 180;
const RUNNER = 'pytest';

export class Needs {
  private readonly made = new Map<string, Promise<string>>();
  private scratch: string | undefined;
  private installed = 0;

  constructor(
    private readonly python: string,
    private readonly signal: AbortSignal,
  ) {}

  /** The folders of modules, or why there are none. Projects with the same needs share folders. */
  async folders(project: IndexedProject): Promise<readonly string[] | { readonly failed: string }> {
    const sets = [project.needs ?? [], project.tests?.length ? [RUNNER] : []].filter(set => set.length > 0);
    try {
      const folders: string[] = [];
      for (const set of sets) folders.push(await this.folder([...set].sort()));
      return folders;
    } catch (error) {
      return { failed: (error as Error).message };
    }
  }

  remove(): void {
    if (this.scratch) rmSync(this.scratch, { recursive: true, force: true });
  }

  private folder(set: readonly string[]): Promise<string> {
    const key = set.join('\n');
    const known = this.made.get(key) ?? this.install(set);
    this.made.set(key, known);
    return known;
  }

  private async install(set: readonly string[]): Promise<string> {
    this.scratch ??= makeTemporary('needs-');
    // An installed runner is used, so that a project without other needs works without a network.
    if (set.length === 1 && set[0] === RUNNER && (await this.has(RUNNER))) return this.scratch;
    const target = join(this.scratch, String(++this.installed));
    const args = ['-m', 'pip', 'install', '-q', '--disable-pip-version-check', '--target', target, ...set];
    const ended = await runChild(this.python, args, { seconds: SECONDS, signal: this.signal });
    if (ended.code === 0) return target;
    if (ended.over) throw new Error(`${set.join(', ')} cannot be installed within ${SECONDS} s`);
    const why = ended.stderr.split('\n').find(line => line.startsWith('ERROR: '));
    throw new Error(`${set.join(', ')} cannot be installed: ${why?.slice(7) ?? lastLine(ended.stderr)}`);
  }

  private async has(module: string): Promise<boolean> {
    const ended = await runChild(this.python, ['-c', `import ${module}`], {
      seconds: 60,
      signal: this.signal,
    });
    return ended.code === 0;
  }
}
