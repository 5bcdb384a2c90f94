"""A training run: the model, its schedule, and the loop. What it leaves behind is in saving.py."""
import contextlib
import math
import signal
import time
from pathlib import Path

import torch

from . import checkpoint
from .attention import best_kind, make_plan
from .batches import End, Feeder, targets_of, unpack
from .from_onnx import open_graph
from .from_options import evaluation_of, optimiser_settings, prompts_of, schedule_of
from .generate import generate
from .hugging_face import load_folder
from .logbook import Logbook, read_log
from .model import Model
from .muon import Optimiser, clip
from .plot import draw
from .refusal import Refusal
from .rounding import rounding_of
from .saving import Progress, Saver, not_a_number
from .shape import depth_of, shape_of_depth
from .sources import open_source

# Dense bfloat16 operations per second.
PEAKS = {"H200": 989e12, "H100": 989e12, "A100": 312e12}


class Stretch:
    """The steps since the last line of the log."""

    def __init__(self):
        self.began = time.monotonic()
        self.waited = 0.0  # seconds, for data
        self.loss = 0.0    # the sum over its targets, left on the device
        self.targets = self.tokens = self.flops = 0


class Run:
    def __init__(self, args, processes, born):
        self.args, self.processes, self.born = args, processes, born
        self.device = processes.device
        cuda = self.device.type == "cuda"
        self.dtype = {"auto": torch.bfloat16 if cuda else torch.float32, "bfloat16": torch.bfloat16,
                      "float32": torch.float32}[args.dtype]
        self.attention = best_kind(self.device) if args.attention == "auto" else args.attention
        self.compiled = cuda and not args.no_compile
        self.log = Logbook(args.out, processes.leads)
        self.source = processes.together(lambda: open_source(
            args.data, args.growing, args.seed, args.interleave, args.replay, processes.rank, processes.world,
            shared=args.share, beside=cuda,
        ))
        if args.share and self.attention == "varlen":
            raise Refusal("--attention varlen needs documents one after the other, not trees: leave --share out")
        self.row_slots = args.share or self.source.header.context
        self._build()
        self.first = self.step
        trained = (self.model, self.optimiser, self.settings, self.rounding)
        self.saver = Saver(args, processes, self.log, self.source, *trained)
        self.schedule = schedule_of(args, self.settings, self.born, self.first, self.warm_from)
        self.evaluation = evaluation_of(args, self.source.header)
        self.prompts = prompts_of(args, self.shape.vocabulary)
        if args.tokenizer and not Path(args.tokenizer).exists():
            raise Refusal(f"--tokenizer {args.tokenizer}: no such file or folder")
        self.evaluated = -1
        self.interrupted = False
        self.peak = next((peak for name, peak in PEAKS.items() if cuda and name in torch.cuda.get_device_name()), None)

    @property
    def progress(self):
        return Progress(self.step, self.rows, self.tokens)

    # What is trained

    def _build(self):
        """Makes the model and its optimiser, from the checkpoint that the run continues or anew."""
        args = self.args
        origin = args.resume or args.decay_from
        self.model, momenta, state = self._of_checkpoint(origin) if origin else (self._new_model(), None, None)
        self.model.to(self.device)
        self.shape = self.model.shape
        self._check_size()
        if args.fsdp:
            self.processes.shard(self.model)
        self.settings = optimiser_settings(args, state["progress"].get("settings", {}) if state else {})
        self.optimiser = Optimiser(
            self.model, self.settings["optimizer"], self.settings["matrix_rate"], self.settings["rate"],
            decay=self.settings["weight_decay"],
        )
        self.step = self.rows = self.tokens = self.warm_from = 0
        if state is not None:
            self._go_on(state, momenta, origin)
        checkpoint.refuse_later(args.out, self.step)
        self.rounding = rounding_of(self.model, self.settings)
        if self.compiled:
            self.model.compile_parts()
        self.parameters = [p for p in self.model.parameters() if p.requires_grad]

    def _of_checkpoint(self, origin):
        """Returns (model, momenta or None, state) of a checkpoint, or of a run's newest one."""
        folder = checkpoint.at(origin)
        if folder is None:
            raise Refusal(f"{origin}: no checkpoint there")
        weights, momenta, state = checkpoint.load(folder)
        for part in ("tokenizer", "form"):
            here, there = getattr(self.source.header, part), state["progress"].get(part)
            if here != there:
                raise Refusal(f"{folder}: trained with {part} {there}, the shards have {here}: they don't go together")
        model = Model(state["shape"])
        checkpoint.fill(dict(model.named_parameters()), weights, folder)
        return model, momenta, state

    def _new_model(self):
        args, header = self.args, self.source.header
        if not args.init:
            return Model(shape_of_depth(depth_of(args.depth), header.vocabulary, header.context)).initialise(args.seed)
        if args.init.endswith(".onnx"):
            return open_graph(args.init)
        return load_folder(args.init, vocabulary=header.vocabulary, context=header.context)

    def _check_size(self):
        header = self.source.header
        if header.context > self.shape.context or header.vocabulary > self.shape.vocabulary:
            raise Refusal(
                f"the shards have context {header.context} and vocabulary {header.vocabulary}, the model "
                f"{self.shape.context} and {self.shape.vocabulary}: it is too small for them"
            )

    def _go_on(self, state, momenta, origin):
        """Restores everything but the weights from the checkpoint."""
        progress = state["progress"]
        self.step, self.rows, self.tokens = (progress[name] for name in Progress._fields)
        if momenta is None:
            self.warm_from = self.step
        else:
            checkpoint.fill(self.optimiser.state, momenta, checkpoint.at(origin) / "optimizer.safetensors")
            self.optimiser.steps = progress["optimiser_steps"]
        checkpoint.restore_random_state(state["random"])
        if self.args.share and progress.get("mark"):
            self.source.begin_at(progress["mark"])

    # One step

    def _micro(self, micro, divisor):
        here = micro.to(self.device)
        ids, reach, positions = unpack(here.planes)
        plan = make_plan(self.attention, reach, here.bounds, self.compiled)
        loss = self.model(
            ids, positions, plan, self.attention, self.dtype, targets_of(here, ids), recompute=self.args.recompute
        )
        (loss / divisor).backward()
        return loss.detach()

    def train_on(self, batch, factor):
        """Takes one optimiser step. Returns the summed loss and the norm of the gradients before clipping, both still
        on the device: nothing here waits for them."""
        # For now; `scale` turns it into the number of targets.
        divisor = self.args.batch_rows * self.row_slots
        loss = sum(self._micro(micro, divisor) for micro in batch.micros)
        targets = max(1.0, self.processes.total(batch.targets))
        if not self.args.fsdp:
            self.processes.sum_gradients(self.parameters)
        # FSDP averages over processes, and we need the sum.
        scale = divisor / targets * (self.processes.world if self.args.fsdp else 1)
        torch._foreach_mul_([p.grad for p in self.parameters], scale)
        norm = clip(self.parameters, self.args.clip)
        with self.rounding.lifted() if self.rounding else contextlib.nullcontext():
            self.optimiser.step(factor)
        for parameter in self.parameters:
            parameter.grad = None
        return loss, norm

    # The loop

    def go(self):
        """Trains, saves and evaluates. Returns the exit status."""
        self._announce()
        with self._listening(), contextlib.closing(self._feeder()) as feeder:
            try:
                ended = self._loop(feeder)
                self._finish("interrupted" if self.interrupted else ended)
            except Exception as error:
                self.log.write("failed", step=self.step, what="the run", error=repr(error))
                self.log.say(f"failed at step {self.step}: {error!r}")
                if self.step > self.first:
                    self.saver.rescue(self.progress)
                raise
        return 130 if self.interrupted else 0

    def _feeder(self):
        args, processes = self.args, self.processes
        return Feeder(
            self.source, self.rows, args.batch_rows, args.micro_rows, processes.rank, processes.world,
            pin=self.device.type == "cuda",
        )

    def _loop(self, feeder):
        """Trains until the schedule, an interrupt or the data ends. Returns what ended it."""
        events, stretch = [], Stretch()
        while True:
            stop = self.schedule.done(self.step) or self.interrupted
            factor = self.schedule.factor(self.step)
            stop, factor = self.processes.agreed(float(stop), factor)
            if stop:
                return "done"
            asked = time.monotonic()
            batch = self._next(feeder)
            if batch is None:
                return "no more data"
            stretch.waited += time.monotonic() - asked
            loss, norm = self.train_on(batch, factor)
            self._count(batch, loss, stretch)
            self._hold_back(events)
            if self.step - self.first == 2:
                # Everything is compiled now; the clock starts here.
                self._settle()
                self.schedule.started()
                stretch = Stretch()
            elif self.step % self.args.log_every == 0:
                self._record(stretch, norm, factor)
                stretch = Stretch()
            self._save_and_look(stretch)

    def _next(self, feeder):
        """Returns the next batch, or None. If one process has none, all end, so that none waits for ever."""
        batch = None
        with contextlib.suppress(End):
            batch = feeder.next(lambda: self.interrupted or self.schedule.late())
        return None if self.processes.total(batch is None) else batch

    def _count(self, batch, loss, stretch):
        self.step, self.rows = self.step + 1, batch.rows_after
        self.tokens += int(self.processes.total(batch.tokens))
        stretch.loss += loss
        stretch.targets += batch.targets
        stretch.tokens += batch.tokens
        stretch.flops += self.shape.flops(batch.tokens, batch.targets, sum(m.attended for m in batch.micros))

    def _save_and_look(self, stretch):
        """Does what is due between two steps. Its time does not count for the stretch."""
        args = self.args
        saves = args.save_every and self.step % args.save_every == 0
        looks = self.evaluation and args.eval_every and self.step % args.eval_every == 0
        if not saves and not looks:
            return
        if self.device.type == "cuda":
            torch.cuda.synchronize()
        paused = time.monotonic()
        if saves:
            self.saver.save(self.progress)
        if looks:
            self._look("the evaluation", self._evaluate)
        stretch.began += time.monotonic() - paused

    def _hold_back(self, events):
        """Keeps the host at most two steps ahead of the device, so that times are right."""
        if self.device.type == "cuda":
            event = torch.cuda.Event()
            event.record()
            events.append(event)
            if len(events) > 2:
                events.pop(0).synchronize()

    def _settle(self):
        if self.device.type == "cuda":
            torch.cuda.synchronize()
            self.log.say(f"first steps compiled and run after {time.monotonic() - self.born:.0f} s; "
                         f"{torch.cuda.max_memory_allocated() / 2**30:.1f} GiB at most")

    def _record(self, stretch, norm, factor):
        """Writes a line of the log. In the loop, only this waits for the device."""
        loss = self.processes.total(float(stretch.loss)) / max(1, self.processes.total(stretch.targets))
        norm, seconds = float(norm), time.monotonic() - stretch.began
        if not math.isfinite(loss):
            raise not_a_number("the loss is", self.step)
        speed = stretch.tokens * self.processes.world / seconds
        share = stretch.flops / seconds / self.peak if self.peak else None
        waited = stretch.waited / seconds
        fields = {
            "step": self.step, "tokens": self.tokens, "loss": round(loss, 5), "norm": round(norm, 4),
            "factor": round(factor, 5), "tokens_per_second": round(speed), "peak_share": share and round(share, 4),
            "waited": round(waited, 3), "replayed": getattr(self.source, "replayed", 0),
        }
        self.log.write("step", **fields)
        self.log.say(
            f"step {self.step:6d}  loss {loss:.4f}  rate ×{factor:.3f}  {self.tokens / 1e6:8.1f} M tokens  "
            f"{speed / 1e3:7.0f} k/s" + (f"  {100 * share:.1f} % of peak" if share else "")
            + (f"  waited {100 * waited:.0f} %" if waited > 0.02 else "")
            + (f"  {fields['replayed']} shards replayed" if fields["replayed"] else "")
        )

    # Looking at what was trained

    def _look(self, what, look):
        """A failed evaluation is reported and does not end the training."""
        try:
            look()
        except Exception as error:
            if self.args.fsdp:  # the other processes take part in it and may be elsewhere now
                raise
            self.log.write("failed", step=self.step, what=what, error=repr(error))
            self.log.say(f"{what} failed at step {self.step}, the run goes on: {error!r}")

    def _evaluate(self):
        self.evaluated = self.step
        scores = self.evaluation.score(self.model, self.device, self.attention, self.dtype, self.compiled)
        self.log.write("eval", step=self.step, tokens=self.tokens, **scores)
        parts = "  ".join(f"{name} {100 * s['right'] / s['of']:.1f}" for name, s in scores["by_action"].items())
        self.log.say(
            f"held out: loss {scores['eval_loss']:.4f}  next state {100 * scores['state_accuracy']:.2f} % of "
            f"{scores['states']}" + (f"  ({parts})" if len(scores["by_action"]) > 1 else "")
        )

    def _generate(self):
        """Measures exact match by free generation, on prompts with expected answers."""
        prompts = self.prompts
        answers = generate(self.model, prompts, dtype=self.dtype, graphs=self.device.type == "cuda")
        right = sum(samples[0]["ids"] == prompt.expect for prompt, samples in zip(prompts, answers))
        self.log.write("generated", step=self.step, tokens=self.tokens, right=right, of=len(prompts))
        self.log.say(f"generated: {right} of {len(prompts)} exactly as expected")

    def _draw(self):
        out = Path(self.args.out)
        lines = read_log(out / "log.jsonl")
        if any(line["kind"] == "step" for line in lines):
            (out / "plot.svg").write_text(draw([(out.name, lines)]), encoding="utf-8")

    # Before and after

    def _announce(self):
        header = self.source.header
        size = self.shape.parameters()
        self.log.write(
            "start", name=self.args.name, step=self.step, parameters=size, options=vars(self.args),
            tokenizer=header.tokenizer, form=header.form, torch=torch.__version__, world=self.processes.world,
            attention=self.attention, compiled=self.compiled,
        )
        self.log.say(
            f"{size / 1e6:.1f} M parameters: {self.shape.layers} layers of width {self.shape.width}, "
            f"{self.shape.heads} heads over {self.shape.kv_heads}; {self.args.batch_rows * self.row_slots:,} "
            f"tokens a step; {self.optimiser.kind}, {self.attention} attention, {str(self.dtype)[6:]}, "
            f"{'compiled' if self.compiled else 'not compiled'}, {self._said_of_rounding()}"
            f"{self.processes.world} process(es), step {self.step}"
        )

    def _said_of_rounding(self):
        if not self.rounding:
            return ""
        return f"weights in {self.settings['quantize']} bits, embeddings {self.settings['quantize_embedding']}, "

    @contextlib.contextmanager
    def _listening(self):
        """Makes Ctrl-C (or SIGTERM) end the loop after its step, so that all is saved; a second one quits at once."""
        def stop(number, _frame):
            if self.interrupted:
                raise KeyboardInterrupt
            self.interrupted = True
            self.log.say(f"signal {number}: saving after this step (once more to quit at once)")

        before = {number: signal.signal(number, stop) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def _finish(self, ended):
        """Saves first, then evaluates what was saved."""
        problem = self.saver.save(self.progress)
        model = self.saver.save_model(self.progress)
        if self.evaluation and not self.interrupted and self.evaluated != self.step:
            self._look("the evaluation", self._evaluate)
        if self.prompts and not self.args.fsdp and not self.interrupted:
            self._look("generating", self._generate)
        self.log.write("end", step=self.step, tokens=self.tokens, ended=ended, rows=self.rows)
        if self.processes.leads:
            self._look("drawing", self._draw)
        self.log.say(f"{ended}: step {self.step}, {self.tokens / 1e6:.1f} M tokens, "
                     f"{time.monotonic() - self.born:.0f} s")
        self.processes.wait()
        if problem:
            raise Refusal(f"{self.saver.out}: the last checkpoint could not be saved ({problem}); "
                          f"{model} has the weights alone")
