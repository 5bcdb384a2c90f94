/** `ndbg model info`: describes a model. */
import type { Command } from 'commander';
import { findModel } from '../../model/find.ts';
import { type ModelFolder, readFolder } from '../../model/folder.ts';
import type { Calibration } from '../../model/model.ts';
import { print } from '../print.ts';

interface JsonOption {
  readonly json?: boolean;
}

export function registerInfo(model: Command): void {
  model
    .command('info')
    .description('describe a model')
    .argument('[model]', 'a name or a folder (default: the default model)')
    .option('--json', 'print JSON')
    .action((given: string | undefined, options: JsonOption) => info(given, options));
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
