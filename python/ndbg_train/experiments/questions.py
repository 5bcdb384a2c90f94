"""Questions, asked in each variant's form and judged by what the variants have in common.

A line of questions.jsonl.xz is {"id", "group", "ids"} and either "answer" (ids of the next state in our own form: the
whole state must be right) or "value" (the repr that a return must have).
"""
import json
import lzma
import math
from collections import defaultdict
from pathlib import Path

from .documents import ids_of, plain
from .grammar import EXITS, FIRST_LINE, INVERSE_EXIT, LAST_LINE, LINE, RETURN, STATE_END, TEXT_END
from .state_text import same_value
from .variants import lines_of

# Longest answers; longer ones count as wrong. Lines as text need more tokens.
MOST_NEW = {"line-text": 320}


def read_questions(folder, limit=None):
    """All questions, or the first `limit` of each group."""
    seen, kept = defaultdict(int), []
    with lzma.open(Path(folder) / "questions.jsonl.xz", "rt", encoding="utf-8") as stream:
        for question in map(json.loads, stream):
            seen[question["group"]] += 1
            if limit is None or seen[question["group"]] <= limit:
                kept.append(question)
    return kept


def write_prompts(path, questions, variant, write, context, most_new=256):
    """Writes the prompts for `generate`. A question that does not fit in this variant is left out and counts as
    wrong."""
    last = [[TEXT_END, TEXT_END]] if variant == "line-text" else [[FIRST_LINE, LAST_LINE]]
    with open(path, "w", encoding="utf-8") as out:
        for question in questions:
            ids = ids_of(write(plain(question["ids"])))
            room = min(MOST_NEW.get(variant, most_new), context - len(ids))
            if room < 1:
                continue
            ends = [*EXITS, INVERSE_EXIT]
            out.write(json.dumps({
                "id": question["id"], "ids": ids, "max_new": room, "stop": [STATE_END, *ends], "end": ends,
                "stop_when": {str(LINE): last},
            }) + "\n")


def right(question, answer, reader):
    """Whether an answer is right. `answer` is a string of ids, with subwords already spelled out."""
    lines = lines_of(plain(question["ids"]))
    state = reader.state(answer, lines)
    if state is None:
        return False
    if "value" in question:
        return state["event"] == RETURN and same_value(state["value"], question["value"])
    return state == reader.state(plain(question["answer"]), lines)


def judge(questions, completions, reader, read=lambda answer: answer):
    """Returns group → verdicts (0 or 1) in the order of the questions. `completions`: id → ids."""
    verdicts = defaultdict(list)
    for question in questions:
        ids = completions.get(question["id"])
        verdicts[question["group"]].append(int(ids is not None and right(question, read(plain(ids)), reader)))
    return dict(verdicts)


def read_completions(path):
    with open(path, encoding="utf-8") as stream:
        return {row["id"]: row["samples"][0]["ids"] for row in map(json.loads, stream)}


def columns_of(verdicts):
    """The table's columns: held-out programs by action and by set, CruxEval, nested functions by depth."""
    columns = {}
    held_out = {group: v for group, v in verdicts.items() if group.split("/")[0] in ("function", "seeds", "generated")}
    for part in (1, 0):
        for name in dict.fromkeys(group.split("/")[part] for group in held_out):
            columns[name] = [x for group, v in held_out.items() if group.split("/")[part] == name for x in v]
    columns["held-out"] = [x for v in held_out.values() for x in v]
    columns["cruxeval"] = verdicts.get("cruxeval/step_return", [])
    nested = {group: v for group, v in verdicts.items() if group.startswith("nesting/")}
    columns.update({f"nested {group.split('/')[1]}": v for group, v in sorted(nested.items())})
    columns["nested"] = [x for v in nested.values() for x in v]
    return {name: column for name, column in columns.items() if column}


def paired(mine, base):
    """The mean difference of two lists of verdicts on the same questions, and half of its 95 % interval."""
    count = len(mine)
    differences = [a - b for a, b in zip(mine, base)]
    mean = sum(differences) / count
    spread = sum((d - mean) ** 2 for d in differences) / max(1, count - 1)
    return mean, 1.96 * math.sqrt(spread / count)


def table(results, baseline="mix"):
    """The printed table: shares, then differences from the baseline on the same questions."""
    done = {name: columns_of(result["verdicts"]) for name, result in results.items() if result.get("verdicts")}
    if not done:
        return "no run was judged"
    heads = list(next(iter(done.values())))
    sizes = {head: len(next(iter(done.values()))[head]) for head in heads}
    width = max(len("run"), *(len(name) for name in results)) + 1
    wide = {head: max(12, len(head) + 2, len(f" n={sizes[head]}")) for head in heads}
    line = lambda name, cells: name.ljust(width) + "".join(cell.rjust(wide[head]) for head, cell in zip(heads, cells))
    out = ["right answers, % (greedy, generated freely)", line("run", heads),
           line("", [f"n={sizes[head]}" for head in heads])]
    for name, columns in done.items():
        out.append(line(name, [f"{100 * sum(columns[h]) / len(columns[h]):.1f}" for h in heads]))
    base = done.get(baseline)
    if base:
        out += ["", f"points more than {baseline}, on the same questions "
                    "(± half of the 95 % interval; * if it leaves out 0)"]
        for name, columns in done.items():
            if name != baseline:
                pairs = [paired(columns[head], base[head]) for head in heads]
                cells = [f"{100 * mean:+.1f}±{100 * half:.1f}" + ("*" if abs(mean) > half else " ")
                         for mean, half in pairs]
                out.append(line(name, cells))
    return "\n".join(out)
