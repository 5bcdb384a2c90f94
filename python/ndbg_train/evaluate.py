"""Teacher-forced accuracy on held-out rows: how often a whole next state is right.

A state is right if every target token in it is the model's first choice, given the true tokens before. Without a
vocabulary a state is a maximal run of target tokens. With one, it is everything between two actions, and each action
has its own accuracy too.
"""
import json
import re

import numpy as np
import torch
import torch.nn.functional as F

from .attention import make_plan
from .batches import make_micro, targets_of, unpack
from .refusal import Refusal
from .sharing import plain
from .shards import WORDS

ACTION = re.compile(r"^<\|((inv_)?step_\w+|breakpoint|continue|set)\|>$")


def read_actions(path):
    """Reads id → name of the action tokens from a vocabulary file."""
    try:
        tokens = json.load(open(path, encoding="utf-8"))["tokens"]
        texts = [token["text"] if isinstance(token, dict) else token for token in tokens]
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise Refusal(f"--vocabulary {path}: not a vocabulary file: {error!r}") from None
    return {at: found.group(1) for at, text in enumerate(texts) if (found := ACTION.match(text))}


def states_of(words, version, actions):
    """For each target of [rows, context] words in order, the number of its state; and for each state its action."""
    kind, mask, target, start = WORDS[version]
    bits = words.view(kind).reshape(-1)
    starts = (bits & kind.type(start)) != 0
    starts[::words.shape[1]] = True
    at = np.flatnonzero(((bits & kind.type(target)) != 0) & ~starts)
    ids = (bits & kind.type(mask)).astype(np.int64)
    if not actions:
        fresh = np.ones(len(at), bool)
        fresh[1:] = np.diff(at) != 1
        return np.cumsum(fresh) - 1, np.full(int(fresh.sum()), "state")
    marks = np.isin(ids, list(actions)) | starts
    section = np.cumsum(marks)[at]
    _, first, number = np.unique(section, return_index=True, return_inverse=True)
    heads = np.flatnonzero(marks)[section[first] - 1]
    return number.reshape(-1), np.array([actions.get(int(ids[head]), "first") for head in heads])


class Evaluation:
    """Held-out rows, prepared once and scored many times."""

    def __init__(self, words, version, micro_rows, actions=None):
        self.version, self.states, self.actions = version, [], []
        self.micros = []
        for first in range(0, len(words), micro_rows):
            part = words[first:first + micro_rows]
            number, names = states_of(part, version, actions)
            if len(part) < micro_rows:
                # Compiled code needs one shape: the last micro-batch is filled with a row without targets.
                kind, mask, _target, start = WORDS[version]
                silent = (part[:1].view(kind) & kind.type(mask | start)).view(words.dtype)
                part = np.concatenate([part, np.repeat(silent, micro_rows - len(part), axis=0)])
            self.micros.append(make_micro(plain(part, version), version))
            self.states.append(number)
            self.actions.append(names)

    def score(self, model, device, kind, dtype, compiled=False):
        right, total_loss, targets, hits = [], 0.0, 0, 0
        for micro, number, names in zip(self.micros, self.states, self.actions):
            here = micro.to(device)
            ids, reach, positions = unpack(here.planes)
            plan = make_plan(kind, reach, here.bounds, compiled)
            # Under torch.compile the training graph is used again; turning gradients off would compile another.
            with torch.set_grad_enabled(compiled):
                hidden = model(ids, positions, plan, kind, dtype).detach().flatten(0, 1)
            index, labels, _weights = targets_of(here, ids)
            good, loss = self._compare(model, hidden, index[:micro.count], labels[:micro.count])
            wrong = np.bincount(number, weights=~good, minlength=len(names))
            right.append(wrong == 0)
            total_loss, targets, hits = total_loss + loss, targets + micro.count, hits + int(good.sum())
        right, names = np.concatenate(right), np.concatenate(self.actions)
        by_action = {
            str(name): {"right": int(right[names == name].sum()), "of": int((names == name).sum())}
            for name in np.unique(names)
        }
        return {
            "eval_loss": total_loss / max(1, targets), "token_accuracy": hits / max(1, targets),
            "state_accuracy": float(right.mean()) if len(right) else 0.0, "states": len(right),
            "by_action": by_action,
        }

    @torch.no_grad()
    def _compare(self, model, hidden, index, labels):
        good, loss = [], 0.0
        for first in range(0, len(index), 16384):
            chosen = slice(first, first + 16384)
            logits = model.logits(hidden[index[chosen]]).float()
            good.append(logits.argmax(-1) == labels[chosen])
            loss = loss + F.cross_entropy(logits, labels[chosen], reduction="sum")
        if not good:
            return np.zeros(0, bool), 0.0
        return torch.cat(good).cpu().numpy(), float(loss)
