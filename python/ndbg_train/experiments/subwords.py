"""Subwords: writes runs of characters in learnt pieces, where our tokenizer writes them one by one.

Runs are cut first, as large models' tokenizers do: letters with the space before them, digits by three, other marks
alone (quotes, brackets, commas, colons and backslashes stay as they are, because they are the value's structure).
Pieces are learnt by merging the most frequent pairs; a run is then written with the longest pieces from the left.
Names that are words for the tokenizer stay words: only what was written by character changes.
"""
import heapq
import json
import re
from collections import Counter, defaultdict

from .documents import TARGET
from .grammar import VOCABULARY

FIRST_CHARACTER = 1024
LEFT_ALONE = set("'\"()[]{},:\\\n\t")


def _runs(texts, flag):
    """The regular expression of runs over ids with this flag. `texts`: id → text."""
    classes = {"letter": [], "digit": [], "mark": []}
    space = None
    for number, text in enumerate(texts[FIRST_CHARACTER:], FIRST_CHARACTER):
        if len(text) != 1 or text in LEFT_ALONE:
            continue
        kind = "letter" if text.isalpha() else "digit" if text in "0123456789" else "mark"
        if text == " ":
            space = re.escape(chr(number | flag))
        classes[kind].append(re.escape(chr(number | flag)))
    letter, digit, mark = ("[" + "".join(classes[kind]) + "]" for kind in ("letter", "digit", "mark"))
    return f"{space}?{letter}+|{digit}{{1,3}}|(?:(?!{space}{letter}){mark})+"


class Subwords:
    def __init__(self, texts, pieces=()):
        """`texts`: id → text of the vocabulary; `pieces`: strings of ids, each with an id above the vocabulary."""
        self.pieces = list(pieces)
        self.vocabulary = VOCABULARY + len(self.pieces)
        self.numbers = {piece: chr(VOCABULARY + at) for at, piece in enumerate(self.pieces)}
        self.longest = max((len(piece) for piece in self.pieces), default=1)
        self.plain = re.compile(_runs(texts, 0))
        self.flagged = re.compile(_runs(texts, TARGET))
        self.known = {}

    def _cut(self, run):
        """Cuts a run into the longest pieces from the left."""
        out, at = [], 0
        while at < len(run):
            for size in range(min(self.longest, len(run) - at), 1, -1):
                number = self.numbers.get(run[at:at + size])
                if number is not None:
                    break
            else:
                size, number = 1, run[at]
            out.append(number)
            at += size
        return "".join(out)

    def _write(self, found):
        run = found.group()
        if len(run) == 1:
            return run
        written = self.known.get(run)
        if written is None:
            bare = "".join(chr(ord(c) & (TARGET - 1)) for c in run)
            flag = ord(run[0]) & TARGET
            written = self.known[run] = "".join(chr(ord(c) | flag) for c in self._cut(bare))
        return written

    def write(self, document):
        return self.flagged.sub(self._write, self.plain.sub(self._write, document))

    def read(self, document):
        """Turns pieces back into characters and keeps the flags."""
        out = []
        for c in document:
            number, flag = ord(c) & (TARGET - 1), ord(c) & TARGET
            known = VOCABULARY <= number < self.vocabulary
            out.append("".join(chr(ord(p) | flag) for p in self.pieces[number - VOCABULARY]) if known else c)
        return "".join(out)

    def save(self, path):
        with open(path, "w", encoding="utf-8") as out:
            json.dump([[ord(c) for c in piece] for piece in self.pieces], out, separators=(",", ":"))

    @staticmethod
    def load(path, texts):
        with open(path, encoding="utf-8") as stream:
            return Subwords(texts, ["".join(map(chr, piece)) for piece in json.load(stream)])


def learn(documents, texts, count):
    """Learns `count` pieces from the runs of these documents."""
    cutter = Subwords(texts)
    seen = Counter()
    for document in documents:
        bare = "".join(map(chr, (ord(c) & (TARGET - 1) for c in document)))
        seen.update(run for run in cutter.plain.findall(bare) if len(run) > 1)
    return Subwords(texts, _merge([(tuple(run), times) for run, times in seen.items()], count))


def _merge(words, count):
    words = [list(word) for word in words]
    pairs, where = Counter(), defaultdict(set)
    for at, (parts, times) in enumerate(words):
        for pair in zip(parts, parts[1:]):
            pairs[pair] += times
            where[pair].add(at)
    heap = [(-times, pair) for pair, times in pairs.items()]
    heapq.heapify(heap)
    pieces = {}
    while heap and len(pieces) < count:
        times, pair = heapq.heappop(heap)
        if pairs[pair] != -times or times == 0:
            continue
        pieces.setdefault(pair[0] + pair[1])
        changed = set()
        for at in where.pop(pair):
            parts, weight = words[at]
            fresh = _joined(parts, pair)
            for old in zip(parts, parts[1:]):
                pairs[old] -= weight
                changed.add(old)
            for new in zip(fresh, fresh[1:]):
                pairs[new] += weight
                where[new].add(at)
                changed.add(new)
            words[at][0] = fresh
        for other in changed:
            if pairs[other] > 0:
                heapq.heappush(heap, (-pairs[other], other))
    return list(pieces)


def _joined(parts, pair):
    out, at = [], 0
    while at < len(parts):
        if at + 1 < len(parts) and (parts[at], parts[at + 1]) == pair:
            out.append(pair[0] + pair[1])
            at += 2
        else:
            out.append(parts[at])
            at += 1
    return tuple(out)
