/** `ndbg model pack`: makes a model folder from what the trainer's export wrote. */
import type { Command } from 'commander';
import { packFolder } from '../../model/pack.ts';
import { print } from '../print.ts';
import { readCalibration, readText } from './calibration-file.ts';

interface PackOptions {
  readonly out: string;
  readonly name: string;
  readonly card?: string;
  readonly calibration?: string;
  readonly working?: boolean;
}

export function registerPack(model: Command): void {
  model
    .command('pack')
    .description("make a model folder from what the trainer's export wrote")
    .argument('<export>', 'the folder with model.onnx and export.json')
    .requiredOption('--out <dir>', 'where the model folder goes')
    .requiredOption('--name <name>', 'the name of the model')
    .option('--card <file>', 'its model card, in Markdown')
    .option('--calibration <file>', 'JSON: {"state": [[stated, observed], …], "part": […]}')
    .option('--working', 'it was trained to work lines out part by part')
    .action((from: string, options: PackOptions) => pack(from, options));
}

async function pack(from: string, options: PackOptions): Promise<void> {
  const manifest = await packFolder({
    from,
    out: options.out,
    name: options.name,
    ...(options.card === undefined ? {} : { card: readText(options.card) }),
    ...(options.calibration === undefined ? {} : { calibration: readCalibration(options.calibration) }),
    ...(options.working ? { working: true } : {}),
  });
  for (const [name, { bytes, sha256 }] of Object.entries(manifest.files))
    print(`${sha256}  ${bytes}  ${name}`);
}
