"""Makes what `ablate` needs in a small folder: documents of each source, subwords, and questions with answers.

    ndbg data build  --out HELD --tokens 1M --config MIX …                 held-out programs, of all sources
    ndbg data stream --out SEEDS --shards 12 --config … --held-out HELD …   one folder for each single source
    node python/ndbg_train/experiments/held_out.mjs HELD/held-out > held-out.jsonl
    ndbg eval prompts nesting --out nesting.jsonl
    ndbg eval prompts cruxeval-output --samples 1 --data cruxeval.jsonl --out cruxeval-prompts.jsonl
    python -m ndbg_train.experiments.prepare --source seeds=SEEDS --source generate=GENERATE --source micro=MICRO \\
      --held-out held-out.jsonl --nesting nesting.jsonl --cruxeval cruxeval.jsonl --cruxeval-prompts … \\
      --vocabulary vocabulary.json --out DIR

Single sources get the same number of tokens; the mix is made of a third of each, of as many tokens as one of them.
Documents of one program stand together, which makes the files fifteen times smaller.
"""
import argparse
import hashlib
import json
import lzma
import random
import re
from pathlib import Path

from ..shards import read_header
from ..sources import find_shards
from .documents import documents_of, in_order, write_rows
from .grammar import VOCABULARY
from .training_sets import SOURCES, documents_for, some_programs
from .subwords import learn
from .variants import high_numbers

LONGEST_PROMPT, LONGEST_ANSWER = 900, 120


def documents_from(folders):
    found = set()
    for path, _hash in find_shards(folders):
        found.update(document for document in documents_of(path) if not high_numbers(document))
    # Sorted by context, so that documents of one program follow one another.
    return sorted(found)


def even_half(name):
    return int(hashlib.sha256(name.encode()).hexdigest()[-1], 16) % 2 == 0


def held_out_questions(path, of_each):
    """Questions of each set and action, about as many problems as there are."""
    groups = {}
    for line in open(path, encoding="utf-8"):
        row = json.loads(line)
        if len(row["ids"]) <= LONGEST_PROMPT and len(row["answer"]) <= LONGEST_ANSWER:
            groups.setdefault((row["set"], row["action"]), []).append(row)
    for (set_, action), rows in groups.items():
        random.Random(f"{set_}/{action}").shuffle(rows)
        turns = {}
        for row in rows:
            turns.setdefault(row["problem"], []).append(row)
        ranked = sorted(((at, row) for own in turns.values() for at, row in enumerate(own)), key=lambda pair: pair[0])
        for _at, row in ranked[:of_each]:
            yield {"id": row["id"], "group": f"{set_}/{action}", "ids": row["ids"], "answer": row["answer"]}


def nesting_questions(path):
    """Questions about nested string functions. Their lines are our own, so Python may evaluate them."""
    for line in open(path, encoding="utf-8"):
        row = json.loads(line)
        task, kind, depth = row["id"].split("/")[:3]
        if task != "nesting" or kind != "str":
            continue
        code = row["text"].split("<|trace_context_start|>")[1].split("<|call_sep|>")[0]
        source = "\n".join(re.split(r"<\|L\d+\|>", code)[1:]).replace("<|lt|>", "<")
        scope = {}
        exec(source, scope)
        yield {"id": row["id"], "group": f"nesting/{depth}", "ids": row["ids"], "value": repr(scope["main"]())}


def cruxeval_questions(items, prompts):
    outputs = {item["id"]: item["output"] for item in map(json.loads, open(items, encoding="utf-8"))}
    for line in open(prompts, encoding="utf-8"):
        row = json.loads(line)
        _task, group, name = row["id"].split("@")[0].split("/")
        if group == "step_return" and even_half(name):
            yield {"id": row["id"], "group": "cruxeval/step_return", "ids": row["ids"], "value": outputs[name]}


def main(argv=None):
    parser = argparse.ArgumentParser(prog="ndbg_train.experiments.prepare", description=__doc__.split("\n")[0])
    parser.add_argument("--source", action="append", required=True, help="NAME=FOLDER[,FOLDER]")
    parser.add_argument("--tokens", type=float, default=1e12, help="of each source, at most")
    parser.add_argument("--pieces", type=int, default=4000, help="subwords to learn")
    parser.add_argument("--held-out", required=True)
    parser.add_argument("--of-each", type=int, default=100, help="held-out questions of each set and action")
    parser.add_argument("--nesting", required=True)
    parser.add_argument("--cruxeval", required=True)
    parser.add_argument("--cruxeval-prompts", required=True)
    parser.add_argument("--vocabulary", required=True)
    parser.add_argument("--out", required=True)
    args = parser.parse_args(argv)
    out = Path(args.out)
    out.mkdir(parents=True, exist_ok=True)

    texts = [token["text"] for token in json.loads(Path(args.vocabulary).read_text(encoding="utf-8"))["tokens"]]
    folders = {name: paths.split(",") for name, paths in (source.split("=", 1) for source in args.source)}
    if sorted(folders) != sorted(SOURCES):
        parser.error(f"--source must name {', '.join(SOURCES)}, once each")
    header = read_header(find_shards(next(iter(folders.values())))[0][0])
    sources = {name: documents_from(paths) for name, paths in folders.items()}
    tokens = min(args.tokens, *(sum(map(len, documents)) for documents in sources.values()))
    for name, documents in sources.items():
        documents = some_programs(documents, tokens, 1)
        rows = in_order(documents, header.context)
        write_rows(out / f"{name}.ndbg.xz", rows, header.context, VOCABULARY, header.tokenizer)
        (out / f"{name}.ndbg").unlink()
        print(f"{name}: {sum(map(len, documents)):,} tokens in {len(documents):,} documents, "
              f"{(out / f'{name}.ndbg.xz').stat().st_size:,} bytes", flush=True)
    facts = {"context": header.context, "tokenizer": header.tokenizer, "tokens": int(tokens)}
    (out / "about.json").write_text(json.dumps(facts))
    mix = documents_for("mix", out)
    subwords = learn(mix, texts, args.pieces)
    subwords.save(out / "subwords.json")
    written = sum(len(subwords.write(document)) for document in mix[::20])
    print(f"mix: {sum(map(len, mix)):,} tokens; {len(subwords.pieces):,} subwords, "
          f"{written / sum(len(document) for document in mix[::20]):.3f} of the tokens", flush=True)
    (out / "texts.json").write_text(json.dumps(texts), encoding="utf-8")
    questions = [*held_out_questions(args.held_out, args.of_each), *nesting_questions(args.nesting),
                 *cruxeval_questions(args.cruxeval, args.cruxeval_prompts)]
    with lzma.open(out / "questions.jsonl.xz", "wt", encoding="utf-8") as stream:
        for question in questions:
            stream.write(json.dumps(question, separators=(",", ":")) + "\n")
    print(f"{len(questions):,} questions; {sum(f.stat().st_size for f in out.iterdir()):,} bytes in all")


if __name__ == "__main__":
    main()
