"""What a run leaves, however it ends: its checkpoints, what it can save after a failure, and the finished model."""
from pathlib import Path
from typing import NamedTuple

import torch

from . import checkpoint
from .hugging_face import save_folder
from .refusal import Refusal


class Progress(NamedTuple):
    """How far a run has come."""
    step: int
    rows: int    # given by the source so far; the data continues behind them
    tokens: int  # trained on so far, over all processes


def not_a_number(what, step):
    return Refusal(f"{what} not a number at step {step}: lower --matrix-rate or --rate, "
                   "or resume from the last checkpoint")


class Saver:
    """Saves the current state of training; the caller says how far it has come."""

    def __init__(self, args, processes, log, source, model, optimiser, settings, rounding=None):
        self.args, self.processes, self.log, self.source = args, processes, log, source
        self.model, self.optimiser, self.settings, self.rounding = model, optimiser, settings, rounding
        self.out = Path(args.out)
        header = source.header
        self.language = {"tokenizer": header.tokenizer, "form": header.form, "vocabulary": header.vocabulary}
        self.saved = -1  # the step of the last checkpoint

    def save(self, progress):
        """Saves a checkpoint of this step, once. Every process must call it. A full disk must not end a run, so it
        returns what went wrong, or None."""
        if self.saved == progress.step:
            return None
        weights = self._exact()
        if not torch.stack([tensor.isfinite().all() for tensor in weights.values()]).all():
            raise not_a_number("a weight is", progress.step)
        state = {name: self.processes.whole(tensor) for name, tensor in self.optimiser.state.items()}
        problem = self._store(weights, state, progress) if self.processes.leads else None
        if not self.processes.agreed(float(problem is not None))[0]:
            self.saved = progress.step
        self.processes.wait()
        return problem

    def rescue(self, progress):
        """Saves a checkpoint after a failure, if the weights are readable and finite."""
        # A sharded model cannot be collected any more: the other processes are elsewhere.
        if self.saved == progress.step or self.args.fsdp or not self.processes.leads:
            return
        try:
            # Checked on the host, because the device may have no memory left.
            weights, state = ({name: tensor.detach().cpu() for name, tensor in tensors.items()}
                              for tensors in (self._exact(), self.optimiser.state))
            if all(tensor.isfinite().all() for tensor in weights.values()):
                self._store(weights, state, progress)
        except Exception as another:  # a failed device returns nothing; the first error is the one to report
            self.log.say(f"step {progress.step} is lost, the last checkpoint stands: {another!r}")

    def save_model(self, progress):
        """Writes the weights as a Hugging Face folder and returns it. Every process must call it."""
        weights, folder = self._weights(), self.out / "model"
        if self.processes.leads:
            extra = {"ndbg": {**self.language, "step": progress.step, "tokens": progress.tokens}}
            save_folder(folder, weights, self.model.shape, "bfloat16", self.args.tokenizer, extra)
            if self.args.vocabulary:
                (folder / "vocabulary.json").write_bytes(Path(self.args.vocabulary).read_bytes())
        return folder

    def _weights(self):
        return {name: self.processes.whole(p.detach()) for name, p in self.model.named_parameters()}

    def _exact(self):
        """The weights that a run continues with: the exact ones behind rounded weights."""
        return {**self._weights(), **(self.rounding.exact if self.rounding else {})}

    def _store(self, weights, state, progress):
        """Returns what kept the disk from storing it, or None."""
        fields = {
            **progress._asdict(), "optimiser_steps": self.optimiser.steps, **self.language, "settings": self.settings,
        }
        if self.args.share:
            fields["mark"] = self.source.mark(progress.rows)
        folder = checkpoint.folder_of(self.out, progress.step)
        try:
            checkpoint.save(folder, weights, state, fields, self.model.shape, self.args.split_mb, self.args.light)
            checkpoint.prune(self.out, self.args.keep)
        except OSError as error:
            self.log.write("failed", step=progress.step, what="saving", error=repr(error))
            self.log.say(f"{folder} could not be saved: {error}")
            return error
        self.log.say(f"saved {folder}")
        return None
