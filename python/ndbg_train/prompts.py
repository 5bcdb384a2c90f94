"""Reads a file of prompts: one JSON object per line.

    {"id", "ids": [...], "max_new": n, "stop": [ids]}

and, if a prompt needs them:

    "stop_when": {"FIRST": [[low, high], …]}   behind FIRST a turn also ends with any id in these ranges
    "auto": {"ids": [...], "times": n}         when a turn ends, these ids are appended and generation goes on, n times
    "end": [ids]                               of the ids that end a turn: those that end everything, auto or not
    "samples", "temperature", "top_p"          how to sample, if the command line does not say
"""
import json
from dataclasses import dataclass, field

from .refusal import Refusal


@dataclass
class Prompt:
    id: str
    ids: list
    max_new: int
    stop: list = field(default_factory=list)
    stop_when: dict = field(default_factory=dict)
    auto: list = field(default_factory=list)
    times: int = 0
    end: list = field(default_factory=list)
    samples: int = 1
    temperature: float = 0.0
    top_p: float = 1.0
    expect: list = None


def parse_prompt(raw):
    drawn = {**raw, **raw.get("sampling", {})}
    auto = raw.get("auto") or {}
    return Prompt(
        id=raw["id"], ids=[int(i) for i in raw["ids"]], max_new=int(raw["max_new"]),
        stop=[int(i) for i in raw.get("stop", [])],
        stop_when={int(first): [(int(low), int(high)) for low, high in ranges]
                   for first, ranges in (raw.get("stop_when") or {}).items()},
        auto=[int(i) for i in auto.get("ids", [])], times=int(auto.get("times", 0)) if auto.get("ids") else 0,
        end=[int(i) for i in raw.get("end", [])],
        samples=int(drawn.get("samples", 1)), temperature=float(drawn.get("temperature", 0.0)),
        top_p=float(drawn.get("top_p", drawn.get("topP", 1.0))), expect=raw.get("expect"),
    )


def read_prompts(path, vocabulary):
    try:
        with open(path, encoding="utf-8") as stream:
            lines = stream.read().splitlines()
    except OSError as error:
        raise Refusal(f"{path}: {error.strerror}") from None
    prompts = []
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            prompt = parse_prompt(json.loads(line))
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            raise Refusal(f"{path}, line {number}: not a prompt: {error!r}") from None
        seen = prompt.ids + prompt.stop + prompt.end + prompt.auto + list(prompt.stop_when)
        if not prompt.ids or min(seen) < 0 or max(seen) >= vocabulary:
            raise Refusal(f"{path}, line {number}: ids must be at least one, and from 0 to {vocabulary - 1}")
        prompts.append(prompt)
    return prompts
