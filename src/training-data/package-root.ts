/** Finds the project's Python packages and corpora, seen from this file or bundle. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FORM_VERSION } from '../language/trajectory.ts';
import { VOCABULARY_SIZE } from '../language/vocabulary.ts';
import { VOCABULARY_HASH } from '../language/vocabulary.v1.ts';
import { ConfigError, type DataConfig, readConfig } from './config.ts';
import type { Plan } from './directory.ts';
import type { PythonFacts } from './python-process.ts';
import type { Form } from './shard-assembler.ts';

/** The language of the shards that this program writes. */
export const FORM: Form = { form: FORM_VERSION, tokenizer: VOCABULARY_HASH, vocabulary: VOCABULARY_SIZE };

/** The folder that holds `python/ndbg_worker`: the given one, or the nearest above this file. */
export function findRoot(given?: string): string {
  const holds = (folder: string) => existsSync(join(folder, 'python', 'ndbg_worker', '__main__.py'));
  if (given !== undefined) {
    const root = resolve(given);
    if (!holds(root)) throw new ConfigError(`--root ${given}: there is no python/ndbg_worker in it`);
    return root;
  }
  let folder = dirname(fileURLToPath(import.meta.url));
  for (;;) {
    if (holds(folder)) return folder;
    const above = dirname(folder);
    if (above === folder) {
      throw new ConfigError('python/ndbg_worker was not found above this program: say where with --root');
    }
    folder = above;
  }
}

export function readConfigFile(path: string | undefined): DataConfig {
  if (path === undefined) return readConfig({});
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new ConfigError(`config: ${path} cannot be read: ${(error as Error).message}`);
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new ConfigError(`config: ${path} is no JSON: ${(error as Error).message}`);
  }
  return readConfig(json);
}

/** Increase it when the same programs and settings give other documents, or another order. */
const POLICY_VERSION = 7;

/** Everything that the bytes of a set depend on. */
export function planOf(seed: number, config: DataConfig, facts: PythonFacts): Plan {
  return {
    seed,
    config,
    versions: {
      form: String(FORM.form),
      tokenizer: FORM.tokenizer,
      policy: String(POLICY_VERSION),
      python: `${facts.implementation} ${facts.python}`,
      programs: facts.sha256,
    },
  };
}
