/** Makes a model folder from the trainer's export. */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { contextOf, FORM_VERSION, type Trajectory } from '../language/trajectory.ts';
import { VOCABULARY_SIZE } from '../language/vocabulary.ts';
import { VOCABULARY_HASH } from '../language/vocabulary.v1.ts';
import { encodeTrajectory } from '../language/write.ts';
import { EmbeddedModel } from './embedded/embedded-model.ts';
import {
  FOLDER_VERSION,
  type FolderCheck,
  type FolderConfig,
  type FolderManifest,
  hashOf,
  readFolder,
} from './folder.ts';
import { StateGrammar } from './grammar/state-grammar.ts';
import { type Calibration, ModelError } from './model.ts';

export interface PackRequest {
  /** The folder that `ndbg_train.export --out` wrote. */
  readonly from: string;
  readonly out: string;
  readonly name: string;
  /** A model card in Markdown. */
  readonly card?: string;
  readonly calibration?: Calibration;
  /** The weights were trained to work lines out part by part. */
  readonly working?: boolean;
}

/** `export.json`, as the trainer writes it. */
interface Exported {
  readonly file: string;
  readonly sha256: string;
  readonly bits: number;
  readonly parameters: number;
  readonly shape: {
    readonly layers: number;
    readonly kv_heads: number;
    readonly head_size: number;
    readonly vocabulary: number;
    readonly context: number;
  };
  readonly language: {
    readonly tokenizer?: string;
    readonly form?: number;
    readonly vocabulary?: number;
  } & Record<string, unknown>;
}

/**
 * Puts other calibration points into a folder: for answers with working, or for direct ones. The others stay, and so
 * do weights and checks.
 */
export async function calibrateFolder(
  path: string,
  calibration: Calibration,
  working = false,
): Promise<void> {
  const { config } = readFolder(path);
  const before = config.calibration;
  if (working && !before)
    throw new ModelError(`${path} has no points of direct answers yet: calibrate it without --working first`);
  const { working: kept, ...direct } = working ? { ...before!, working: calibration } : calibration;
  const worked = kept ?? before?.working;
  writeConfig(path, { ...config, calibration: worked ? { ...direct, working: worked } : direct });
  await writeManifest(path);
}

export async function packFolder(request: PackRequest): Promise<FolderManifest> {
  const { from, out, name } = request;
  const exported = readExport(join(from, 'export.json'));
  const { tokenizer, form, vocabulary, ...training } = exported.language;
  const { shape } = exported;
  const config: FolderConfig = {
    version: FOLDER_VERSION,
    name,
    form: form ?? Number.NaN,
    tokenizer: tokenizer ?? '',
    vocabulary: vocabulary ?? Number.NaN,
    parameters: exported.parameters,
    graph: {
      file: 'model.onnx',
      bits: exported.bits,
      layers: shape.layers,
      kvHeads: shape.kv_heads,
      headSize: shape.head_size,
      vocabulary: shape.vocabulary,
      context: shape.context,
    },
    ...(request.working ? { working: true } : {}),
    training,
    ...(request.calibration ? { calibration: request.calibration } : {}),
  };
  if (
    config.form !== FORM_VERSION ||
    config.tokenizer !== VOCABULARY_HASH ||
    config.vocabulary !== VOCABULARY_SIZE
  ) {
    throw new ModelError(
      `${from}: the weights speak form ${form} with vocabulary ${String(tokenizer).slice(0, 12)}…, this ` +
        `program form ${FORM_VERSION} with ${VOCABULARY_HASH.slice(0, 12)}…`,
    );
  }
  mkdirSync(out, { recursive: true });
  copyFileSync(join(from, exported.file), join(out, 'model.onnx'));
  writeFileSync(join(out, 'card.md'), request.card ?? keptCard(out) ?? `# ${name}\n`);
  writeConfig(out, config);
  await writeManifest(out);
  const model = await EmbeddedModel.open(out);
  try {
    writeConfig(out, { ...config, checks: await checksOf(model) });
  } finally {
    await model.close();
  }
  return writeManifest(out);
}

/** How far a logarithm may differ from the stored one: processors round differently. */
const TOLERANCE = 0.25;

/** Computes the stored predictions again; returns a sentence for each that differs. */
export async function failedChecks(model: EmbeddedModel): Promise<string[]> {
  const found: string[] = [];
  for (const [i, { ids, next, logprobs }] of (model.folder.config.checks ?? []).entries()) {
    const now = await model.score(ids, next);
    const off = Math.max(...now.map((each, at) => Math.abs(each - logprobs[at]!)));
    if (!(off <= TOLERANCE))
      found.push(
        `prediction ${i + 1} comes out otherwise than when the model was made (by ${off.toFixed(2)})`,
      );
  }
  return found;
}

const CHECKED = `def tally(word, ch):
    hits = 0
    for c in word:
        if c == ch:
            hits += 1
    return hits
`;
const CALLED = `

def main():
    return tally("onion", "o")
`;

async function checksOf(model: EmbeddedModel): Promise<FolderCheck[]> {
  const context = contextOf(CHECKED + CALLED);
  const at = (line: number, name: string, depth: number) => ({
    line,
    source: context.lines[line - 1]!.source,
    function: name,
    depth,
  });
  const args = new Map([
    ['word', "'onion'"],
    ['ch', "'o'"],
  ]);
  const main = { event: 'call', ...at(9, 'main', 1), locals: new Map() } as const;
  const call = { event: 'call', ...at(1, 'tally', 1), locals: args } as const;
  const end = { event: 'inv_return', ...at(6, 'tally', 1), value: '2' } as const;
  // A walk that begins in a function shows the function alone, as in training; otherwise a model must guess its
  // depth.
  const base = { context: contextOf(CHECKED), ended: false };
  const walks: Trajectory[] = [
    {
      ...base,
      context,
      direction: 'forward',
      steps: [{ state: main, activation: 0, action: { action: 'step_into' } }],
    },
    {
      ...base,
      direction: 'forward',
      steps: [{ state: call, activation: 0, action: { action: 'step_return' } }],
    },
    {
      ...base,
      direction: 'forward',
      steps: [{ state: call, activation: 0, action: { action: 'breakpoint', lines: [6] } }],
    },
    { ...base, direction: 'inverse', steps: [{ state: end, action: { action: 'inv_step_call' } }] },
  ];
  const checks: FolderCheck[] = [];
  for (const walk of walks) {
    const ids = Array.from(encodeTrajectory(walk).ids);
    const [completion] = await model.complete({
      ids,
      grammar: StateGrammar.after(walk, { longestValue: 32 }),
    });
    const next = completion!.ids.slice(0, 24);
    checks.push({
      ids,
      next,
      logprobs: (await model.score(ids, next)).map(each => Math.round(each * 1e4) / 1e4),
    });
  }
  return checks;
}

function readExport(file: string): Exported {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Exported;
  } catch (error) {
    throw new ModelError(`${file}: not what the trainer's export writes: ${(error as Error).message}`);
  }
}

function keptCard(out: string): string | undefined {
  const file = join(out, 'card.md');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function writeConfig(out: string, config: FolderConfig): void {
  writeFileSync(join(out, 'config.json'), `${JSON.stringify(config)}\n`);
}

/** Every file of the folder with its size and hash. */
export async function writeManifest(out: string): Promise<FolderManifest> {
  const files: Record<string, { bytes: number; sha256: string }> = {};
  for (const name of readdirSync(out).sort()) {
    const file = join(out, name);
    if (name !== 'manifest.json' && statSync(file).isFile())
      files[name] = { bytes: statSync(file).size, sha256: await hashOf(file) };
  }
  const manifest: FolderManifest = { version: FOLDER_VERSION, files };
  writeFileSync(join(out, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}
