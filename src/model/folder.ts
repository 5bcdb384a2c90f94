/** Reads model folders and refuses every mismatch by name. docs/model.md has the format. */
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { FORM_VERSION } from '../language/trajectory.ts';
import { VOCABULARY_SIZE } from '../language/vocabulary.ts';
import { VOCABULARY_HASH } from '../language/vocabulary.v1.ts';
import type { GraphShape } from './embedded/graph.ts';
import { type Calibration, ModelError, type ModelInfo } from './model.ts';

export const FOLDER_VERSION = 1;

/** A prediction stored with the model, to be computed again on other machines. */
export interface FolderCheck {
  readonly ids: readonly number[];
  readonly next: readonly number[];
  /** Natural logarithms of the probabilities of `next`. */
  readonly logprobs: readonly number[];
}

/** `config.json`. */
export interface FolderConfig {
  readonly version: number;
  readonly name: string;
  readonly form: number;
  readonly tokenizer: string;
  readonly vocabulary: number;
  readonly parameters: number;
  readonly graph: {
    readonly file: string;
    readonly bits: number;
    readonly layers: number;
    readonly kvHeads: number;
    readonly headSize: number;
    readonly vocabulary: number;
    readonly context: number;
  };
  /** Whether it was trained to work lines out part by part. */
  readonly working?: boolean;
  readonly training?: Readonly<Record<string, unknown>>;
  readonly calibration?: Calibration;
  readonly checks?: readonly FolderCheck[];
}

/** `manifest.json`: every other file with its size and hash. */
export interface FolderManifest {
  readonly version: number;
  readonly files: Readonly<Record<string, { readonly bytes: number; readonly sha256: string }>>;
}

export interface ModelFolder {
  readonly path: string;
  readonly config: FolderConfig;
  readonly manifest: FolderManifest;
  readonly info: ModelInfo;
  readonly shape: GraphShape;
  /** The file of the graph. */
  readonly graph: string;
}

export function readFolder(path: string): ModelFolder {
  const config = readJson(join(path, 'config.json')) as FolderConfig;
  const manifest = readJson(join(path, 'manifest.json')) as FolderManifest;
  for (const [file, version] of [
    ['config.json', config.version],
    ['manifest.json', manifest.version],
  ] as const) {
    if (version !== FOLDER_VERSION) {
      throw new ModelError(
        `${path}/${file}: version ${shown(version)} of the folder format, and this program knows ` +
          `version ${FOLDER_VERSION}`,
      );
    }
  }
  refuseOtherLanguage(path, config);
  if (config.working !== undefined && typeof config.working !== 'boolean')
    throw new ModelError(`${path}/config.json: working is ${shown(config.working)}, not true or false`);
  const { graph } = config;
  const listed = manifest.files?.[graph?.file];
  if (!listed) throw new ModelError(`${path}/manifest.json does not list ${shown(graph?.file ?? 'a graph')}`);
  const file = join(path, graph.file);
  const bytes = sizeOf(file);
  if (bytes !== listed.bytes) {
    throw new ModelError(
      `${file} has ${bytes} bytes and should have ${listed.bytes}: it is cut short or was changed; fetch it again`,
    );
  }
  const { layers, kvHeads, headSize, vocabulary, context } = graph;
  const sizes = { layers, kvHeads, headSize, vocabulary, context };
  for (const [name, value] of Object.entries(sizes)) {
    if (!Number.isInteger(value) || value < 1)
      throw new ModelError(`${path}/config.json: graph.${name} is ${shown(value)}, not a size`);
  }
  const info: ModelInfo = {
    name: config.name,
    form: config.form,
    tokenizer: config.tokenizer,
    vocabulary: config.vocabulary,
    context,
    parameters: config.parameters,
    sha256: listed.sha256,
    ...(config.working ? { working: true } : {}),
    ...(config.calibration ? { calibration: config.calibration } : {}),
  };
  return { path, config, manifest, info, shape: sizes, graph: file };
}

/** Refuses a model with another language than this program's, whose answers would look right and be nonsense. */
function refuseOtherLanguage(path: string, config: FolderConfig): void {
  if (config.form !== FORM_VERSION) {
    throw new ModelError(
      `${path}: the model speaks version ${shown(config.form)} of the form, this program version ${FORM_VERSION}`,
    );
  }
  if (config.tokenizer !== VOCABULARY_HASH || config.vocabulary !== VOCABULARY_SIZE) {
    throw new ModelError(
      `${path}: the model has another vocabulary (${shown(config.tokenizer).slice(0, 12)}…, this ` +
        `program has ${VOCABULARY_HASH.slice(0, 12)}…)`,
    );
  }
}

/** What is wrong with the files of a folder, a sentence each. */
export async function damagedFiles(folder: ModelFolder): Promise<string[]> {
  const found: string[] = [];
  for (const [name, { bytes, sha256 }] of Object.entries(folder.manifest.files)) {
    const file = join(folder.path, name);
    try {
      const size = sizeOf(file);
      if (size !== bytes) found.push(`${name} has ${size} bytes and should have ${bytes}`);
      else if ((await hashOf(file)) !== sha256)
        found.push(`${name} has other contents than when it was made`);
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      found.push(error.message);
    }
  }
  return found;
}

/** Refuses damaged weights. They would still answer, and nobody would notice. */
export async function verifyWeights({ graph, info }: ModelFolder): Promise<void> {
  if ((await hashOf(graph)) !== info.sha256)
    throw new ModelError(`${graph} has other contents than when it was made; fetch it again`);
}

/** Large pieces halve the time of Node's own. */
const PIECE = 2 ** 20;

export async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  // One piece for all of it: new ones would stay in memory until they are collected.
  const piece = Buffer.allocUnsafeSlow(PIECE);
  const handle = await open(file);
  try {
    for (;;) {
      const { bytesRead } = await handle.read(piece, 0, PIECE, null);
      if (bytesRead === 0) return hash.digest('hex');
      hash.update(piece.subarray(0, bytesRead));
    }
  } finally {
    await handle.close();
  }
}

/** What stands in a file, whatever it is. */
function shown(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? null);
}

function sizeOf(file: string): number {
  try {
    return statSync(file).size;
  } catch {
    throw new ModelError(`${file} is not there: the model folder is not whole`);
  }
}

function readJson(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new ModelError(`${file} is not there: this is no model folder, or not a whole one`);
  }
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch (error) {
    throw new ModelError(`${file} is no JSON: ${(error as Error).message}`);
  }
  if (typeof given !== 'object' || given === null) throw new ModelError(`${file} holds no object`);
  return given;
}
