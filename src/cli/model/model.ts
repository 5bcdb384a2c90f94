/** `ndbg model`: which models are here, what they are, whether they are whole. */
import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { RunError, UsageError } from '../../launch/errors.ts';
import { EmbeddedModel } from '../../model/embedded/embedded-model.ts';
import { findModel, shippedModels } from '../../model/find.ts';
import { damagedFiles, type ModelFolder, readFolder } from '../../model/folder.ts';
import type { Calibration, CalibrationPoints } from '../../model/model.ts';
import { calibrateFolder, failedChecks, packFolder } from '../../model/pack.ts';

interface JsonOption {
  readonly json?: boolean;
}

interface PackOptions {
  readonly out: string;
  readonly name: string;
  readonly card?: string;
  readonly calibration?: string;
  readonly working?: boolean;
}

export function registerModel(program: Command): void {
  const model = program.command('model').description('the models that predict: list, look at, check');
  model
    .command('list')
    .description('the models that are here')
    .option('--json', 'print JSON')
    .action((options: JsonOption) => list(options));
  model
    .command('info')
    .description('what a model is')
    .argument('[model]', 'a name or a folder (default: the one that is taken)')
    .option('--json', 'print JSON')
    .action((given: string | undefined, options: JsonOption) => info(given, options));
  model
    .command('verify')
    .description('check every file against its hash, and compute some predictions again')
    .argument('[model]', 'a name or a folder')
    .action((given: string | undefined) => verify(given));
  model
    .command('path')
    .description('print the folder of a model')
    .argument('[model]', 'a name or a folder')
    .action((given: string | undefined) => print(findModel(given)));
  model
    .command('pack')
    .description("make a model folder of what the trainer's export wrote")
    .argument('<export>', 'the folder with model.onnx and export.json')
    .requiredOption('--out <dir>', 'where the model folder goes')
    .requiredOption('--name <name>', 'what the model is called')
    .option('--card <file>', 'its model card, in Markdown')
    .option('--calibration <file>', 'JSON: {"state": [[stated, observed], …], "part": […]}')
    .option('--working', 'it was trained to work lines out part by part where it is asked to')
    .action((from: string, options: PackOptions) => pack(from, options));
  model
    .command('calibrate')
    .description('put other calibration points into a model folder (ndbg eval calibration --calibration-out)')
    .argument('<model>', 'a name or a folder')
    .requiredOption('--calibration <file>', 'the points, JSON')
    .option('--working', 'they are of answers with working (ndbg eval calibration --working always)')
    .action((given: string, options: CalibrateOptions) => calibrate(given, options));
}

interface CalibrateOptions {
  readonly calibration: string;
  readonly working?: boolean;
}

async function calibrate(given: string, options: CalibrateOptions): Promise<void> {
  const path = findModel(given);
  await calibrateFolder(path, readCalibration(options.calibration), options.working);
  print(`${path}: calibrated by ${options.calibration}`);
}

function list(options: JsonOption): void {
  const models = shippedModels();
  if (options.json) print(JSON.stringify(models));
  else if (models.length === 0) print('no models are here; give a folder with --model');
  else for (const { name, path, isDefault } of models) print(`${isDefault ? '*' : ' '} ${name}  ${path}`);
}

async function info(given: string | undefined, options: JsonOption): Promise<void> {
  const folder = readFolder(findModel(given));
  const { checks: _, ...config } = folder.config;
  if (options.json) {
    print(JSON.stringify({ path: folder.path, ...config, files: folder.manifest.files }));
    return;
  }
  for (const [name, value] of describe(folder)) print(`${name.padEnd(12)} ${value}`);
}

function describe({ path, config, manifest }: ModelFolder): [string, string][] {
  const bytes = Object.values(manifest.files).reduce((sum, file) => sum + file.bytes, 0);
  const { graph, training, calibration } = config;
  return [
    ['name', config.name],
    ['folder', path],
    ['parameters', `${(config.parameters / 1e6).toFixed(1)} million, ${graph.bits} bits each`],
    ['size', `${(bytes / 1e6).toFixed(1)} MB`],
    ['context', `${graph.context} tokens`],
    ['form', `version ${config.form}, vocabulary ${config.tokenizer.slice(0, 12)}`],
    ['working', config.working ? 'works lines out part by part where it is asked to' : 'no'],
    ['calibrated', calibration ? calibrationText(calibration) : 'no'],
    ...Object.entries(training ?? {}).map(([key, value]): [string, string] => [key, String(value)]),
    ['weights', manifest.files[graph.file]!.sha256],
  ];
}

function calibrationText({ state, working }: Calibration): string {
  const more = working ? `, with working by ${working.state.length}` : '';
  return `by ${state.length} points${more}`;
}

async function verify(given: string | undefined): Promise<void> {
  const folder = readFolder(findModel(given));
  const wrong = await damagedFiles(folder);
  if (wrong.length > 0) throw new RunError(`${folder.path} is damaged: ${wrong.join('; ')}`);
  const model = await EmbeddedModel.open(folder.path);
  try {
    const other = await failedChecks(model);
    if (other.length > 0) throw new RunError(`${folder.path}: ${other.join('; ')}`);
  } finally {
    await model.close();
  }
  const files = Object.keys(folder.manifest.files).length;
  print(
    `${folder.config.name}: ${files} files and ${folder.config.checks?.length ?? 0} predictions are as they should be`,
  );
}

async function pack(from: string, options: PackOptions): Promise<void> {
  const manifest = await packFolder({
    from,
    out: options.out,
    name: options.name,
    ...(options.card === undefined ? {} : { card: read(options.card) }),
    ...(options.calibration === undefined ? {} : { calibration: readCalibration(options.calibration) }),
    ...(options.working ? { working: true } : {}),
  });
  for (const [name, { bytes, sha256 }] of Object.entries(manifest.files))
    print(`${sha256}  ${bytes}  ${name}`);
}

export function readCalibration(file: string): Calibration {
  let given: Partial<Calibration>;
  try {
    given = JSON.parse(read(file)) as Partial<Calibration>;
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${file} is no JSON: ${(error as Error).message}`);
  }
  const lists: [string, unknown][] = [
    ['state', given.state],
    ['part', given.part],
    ...Object.entries(given.actions ?? {}),
    ...Object.entries(given.events ?? {}),
    ...Object.entries(given.parts ?? {}),
    ...(given.working ? worked(given.working) : []),
  ];
  for (const [name, points] of lists)
    if (!arePoints(points))
      throw new UsageError(
        `${file}: "${name}" must be a list of pairs [stated, observed] from 0 to 1, both rising`,
      );
  return given as Calibration;
}

function worked({ state, part, actions, events, parts }: Partial<CalibrationPoints>): [string, unknown][] {
  const lists = Object.entries({ state, part, ...actions, ...events, ...parts });
  return lists.map(([name, points]) => [`working ${name}`, points]);
}

function arePoints(points: unknown): boolean {
  if (!Array.isArray(points)) return false;
  return points.every((point: unknown, i) => {
    const before = points[i - 1] as [number, number] | undefined;
    if (!Array.isArray(point) || point.length !== 2) return false;
    return point.every((share, j) => typeof share === 'number' && share >= (before?.[j] ?? 0) && share <= 1);
  });
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new UsageError(`${file} cannot be read`);
  }
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
