/** Finds a Python that can train: the one that NDBG_TRAIN_PYTHON names, or one of the usual ones that has PyTorch. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export const NO_PYTHON =
  'no Python with torch, numpy and onnx here (Debian: python3-torch python3-onnx libopenblas0-pthread); ' +
  'NDBG_TRAIN_PYTHON names one';

export async function trainerPython(): Promise<string | undefined> {
  const named = process.env.NDBG_TRAIN_PYTHON;
  for (const python of named ? [named] : ['/usr/bin/python3', 'python3']) {
    try {
      await promisify(execFile)(python, ['-c', 'import torch, numpy, onnx']);
      return python;
    } catch {
      // This one cannot: the next one may.
    }
  }
  if (named) throw new Error(`NDBG_TRAIN_PYTHON=${named} cannot import torch, numpy and onnx`);
  return undefined;
}
