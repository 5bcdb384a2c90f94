"""The training set of each run: its documents, and its variant of the form."""
import json
import random
from dataclasses import dataclass
from pathlib import Path

from .documents import documents_of, packed, write_rows
from .subwords import Subwords
from .variants import context_of, vocabulary_of, writer_of

SOURCES = ("seeds", "generate", "micro")


@dataclass(frozen=True)
class Experiment:
    name: str
    source: str     # one of SOURCES, or "mix"
    variant: str    # one of variants.NAMES


# Subwords come early: their vocabulary needs another compilation, which the training of others hides.
EXPERIMENTS = (
    Experiment("mix", "mix", "base"),
    Experiment("subwords", "mix", "subwords"),
    Experiment("seeds", "seeds", "base"),
    Experiment("no-return-locals", "mix", "no-return-locals"),
    Experiment("generate", "generate", "base"),
    Experiment("line-text", "mix", "line-text"),
    Experiment("micro", "micro", "base"),
)


def some_programs(documents, tokens, seed):
    """Samples documents of whole programs until there are this many tokens."""
    programs = {}
    for document in documents:
        programs.setdefault(context_of(document), []).append(document)
    order = sorted(programs)
    random.Random(seed).shuffle(order)
    chosen, have = [], 0
    for context in order:
        if have >= tokens:
            break
        chosen += programs[context]
        have += sum(map(len, programs[context]))
    return sorted(chosen)


def about(folder):
    return json.loads((Path(folder) / "about.json").read_text())


def texts_of(folder):
    return json.loads((Path(folder) / "texts.json").read_text(encoding="utf-8"))


def documents_for(source, folder):
    """The documents of a single source, or a third of each source; the number of tokens is the same."""
    read = lambda name: documents_of(Path(folder) / f"{name}.ndbg.xz")
    if source != "mix":
        return read(source)
    share = about(folder)["tokens"] / len(SOURCES)
    return [document for name in SOURCES for document in some_programs(read(name), share, 2)]


def write_set(experiment, folder, path, limit=None):
    """Writes the shard of one experiment: its documents in its variant, shuffled and packed. Returns what there is to
    report."""
    facts = about(folder)
    documents = documents_for(experiment.source, folder)
    random.Random(3).shuffle(documents)
    documents = documents[:limit]
    subwords = Subwords.load(Path(folder) / "subwords.json", texts_of(folder))
    write = writer_of(experiment.variant, subwords)
    written = [write(document) for document in documents]
    # A longer form may exceed the context; its end is cut, as in the data pipeline.
    context = facts["context"]
    rows = packed([document[:context] for document in written], context)
    write_rows(path, rows, context, vocabulary_of(experiment.variant, subwords), facts["tokenizer"])
    return {"documents": len(written), "tokens": sum(map(len, written)), "rows": len(rows),
            "cut": sum(len(document) > context for document in written)}
