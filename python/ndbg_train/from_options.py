"""What the options of a run mean: the optimiser's settings, for how long it trains, and on what it is evaluated."""
from .evaluate import Evaluation, read_actions
from .prompts import read_prompts
from .refusal import Refusal
from .schedule import ClockSchedule, StepSchedule
from .sharing import joined
from .sources import ShardSet


def optimiser_settings(args, before):
    """The optimiser's settings: from the options, else from `before`, else the defaults. A checkpoint keeps them, so
    that a run that continues it has the same rates."""
    kind = args.optimizer or before.get("optimizer") or ("adamw" if args.init or args.fsdp else "muon")
    if args.fsdp and kind == "muon":
        raise Refusal("--fsdp shards matrices and Muon wants them whole: use --optimizer adamw")
    settings = {
        "optimizer": kind, "matrix_rate": 0.02, "rate": 1e-5 if args.init else 3e-3 if kind == "muon" else 1e-3,
        "weight_decay": 0.01 if kind == "muon" else 0.1, "warmup": 750 if args.init else 100,
        "quantize": before.get("quantize", "none"), "quantize_embedding": before.get("quantize_embedding", "8"),
    }
    if before.get("optimizer") == kind:
        settings.update(before)
    said = {name: getattr(args, name) for name in settings if getattr(args, name) is not None}
    if args.fsdp and {**settings, **said}["quantize"] != "none":
        raise Refusal("--quantize rounds whole matrices and --fsdp shards them: leave one of them out")
    return {**settings, **said}


def schedule_of(args, settings, born, first, warm_from):
    """`born`: when the process began; `first` and `warm_from`: the steps at which training and its warm-up begin."""
    warmup = 0 if args.decay_from else settings["warmup"]
    if args.decay_share and args.minutes is None:
        raise Refusal("--decay-share is a share of --minutes; of --steps say how many: --decay-steps")
    if (args.steps is None and args.decay_steps is None) == (args.minutes is None):
        raise Refusal("say how long: either --steps (or --decay-steps) or --minutes")
    if args.minutes is not None:
        share = 1.0 if args.decay_from else args.decay_share
        return ClockSchedule(born + args.minutes * 60 - args.reserve, warmup, share, warm_from)
    decay = args.decay_steps or (args.steps if args.decay_from else 0)
    return StepSchedule(args.steps or decay, warmup, decay, first, warm_from)


def evaluation_of(args, header):
    """The held-out rows that are scored now and then, or None. `header`: of the training shards."""
    actions = read_actions(args.vocabulary) if args.vocabulary else None
    if not args.eval_data:
        return None
    if args.eval_rows < 1:
        raise Refusal(f"--eval-rows {args.eval_rows}: score at least one, or leave --eval-data out")
    held_out = ShardSet(args.eval_data, shuffle=False)
    for part in ("tokenizer", "form", "version", "context", "vocabulary"):
        if getattr(held_out.header, part) != getattr(header, part):
            raise Refusal(f"--eval-data: its {part} differs from the training shards'")
    words = next(held_out.blocks(0))[:args.eval_rows]
    if args.share:
        # Compiled code needs one shape of rows.
        words = joined(words, held_out.header.version, args.share)
    return Evaluation(words, held_out.header.version, args.micro_rows, actions)


def prompts_of(args, vocabulary):
    """Prompts with expected answers, for the end of the run."""
    path = args.eval_prompts
    if not path:
        return []
    prompts = [prompt for prompt in read_prompts(path, vocabulary) if prompt.expect is not None]
    if not prompts:
        raise Refusal(f"{path}: no prompt has an `expect` list")
    return prompts
