"""The experiments: other forms of a document lose nothing that is judged, and a small ablation runs to its table."""
import json
import lzma
import os
import random
import subprocess
import sys
import unittest
from pathlib import Path

from tiny import Folder

from ndbg_train.experiments import questions as asking
from ndbg_train.experiments.documents import TARGET, documents_of, ids_of, in_order, packed, plain, write_rows
from ndbg_train.experiments.grammar import (
    ARG, BEGIN, CALL, CONTEXT, EQ, FIRST_DEPTH, FIRST_LINE, FULL, GONE, LINE, LINE_HIGH, RETURN, STATE_END, TEXT_BEGIN,
    TEXT_END, VAR, VOCABULARY,
)
from ndbg_train.experiments.state_text import Reader, same_value
from ndbg_train.experiments.prepare import even_half
from ndbg_train.experiments.training_sets import EXPERIMENTS, SOURCES, documents_for, some_programs
from ndbg_train.experiments.subwords import learn
from ndbg_train.experiments.variants import NAMES, high_numbers, line_text, lines_of, no_return_locals, writer_of

STEP_RETURN, BREAKPOINT = 18, 19
CHARACTERS = " 0123456789abcdefghijklmnopqrstuvwxyz'()[],:*-\\"
TEXTS = [f"<{at}>" for at in range(1024)] + list(CHARACTERS) + [f"word{at}" for at in range(3072 - len(CHARACTERS))]
READER = Reader(TEXTS)


def text(string):
    return [1024 + CHARACTERS.index(c) for c in string]


def number(line):
    return FIRST_LINE + line - 1


def flagged(ids):
    return plain([i | TARGET for i in ids])


def draw(chance):
    """A document: some lines (two of them alike), a call, and a walk with targets."""
    first = chance.randrange(1, 90)
    codes = ["def f(x):", "    y = x", "    y = x", f"    return '{''.join(chance.choices('ab 12*', k=6))}'"]
    context = [BEGIN, CONTEXT]
    for at, code in enumerate(codes):
        context += [number(first + at), *text("".join(c for c in code if c in CHARACTERS))]
    values = ["'" + "".join(chance.choices("abcab 0123**-", k=chance.randrange(9))) + "'" for _ in range(3)]
    document = plain([*context, CALL, number(first), VAR, *text("x"), EQ, *text(values[0]), STATE_END, BREAKPOINT,
                      number(first + 2)])
    states = [
        [LINE, VAR, *text("y"), EQ, *text(values[1]), number(first + 2)],
        [LINE, FULL, GONE, *text("x"), VAR, *text("y"), EQ, *text(values[1]), number(first + 1)],
        [RETURN, FIRST_DEPTH, VAR, *text("y"), EQ, *text(values[1]), number(first + 3), ARG, *text(values[2]),
         STATE_END],
        [RETURN, number(first + 3), ARG, *text(values[2]), STATE_END],
    ]
    for state in chance.sample(states, chance.randrange(1, 4)):
        document += flagged(state) + plain([STEP_RETURN])
    return document, states, context


class Variants(unittest.TestCase):
    def setUp(self):
        chance = random.Random(5)
        self.drawn = [draw(chance) for _ in range(200)]
        self.documents = [document for document, _states, _context in self.drawn]
        self.subwords = learn(self.documents, TEXTS, 60)

    def test_every_state_says_the_same_in_every_variant(self):
        for _document, states, context in self.drawn:
            lines = lines_of(plain(context))
            for state in states:
                whole = plain(context + state)
                said = READER.state(plain(state), lines)
                self.assertIsNotNone(said)
                for name in NAMES:
                    write = writer_of(name, self.subwords)
                    answer = write(whole)[len(write(plain(context))):]
                    read = self.subwords.read(answer) if name == "subwords" else answer
                    self.assertEqual(READER.state(read, lines), said, name)

    def test_lines_as_text_can_be_turned_back(self):
        for document in self.documents:
            lines = lines_of(document)
            written = line_text(document)
            self.assertFalse(any(FIRST_LINE <= i < FIRST_DEPTH for i in ids_of(written)))
            numbers = {}
            for token, code in lines.items():
                numbers.setdefault(code, token)
            back, context, at = [], iter(lines), 0
            while at < len(written):
                code = ord(written[at])
                if code & (TARGET - 1) != TEXT_BEGIN:
                    back.append(written[at])
                    at += 1
                    continue
                ends = (written.find(chr(TEXT_END | flag), at) % (len(written) + 1) for flag in (0, TARGET))
                end = min(ends)
                token = next(context, None)
                if token is not None:
                    back.append(token)
                    at += 1
                    continue
                line = plain(ids_of(written[at + 1:end]))
                self.assertEqual({ord(c) & TARGET for c in written[at:end + 1]}, {code & TARGET})
                back.append(chr(ord(numbers[line]) | code & TARGET))
                at = end + 1
            # Of two lines that are alike the first one is named.
            alike = {ord(token): ord(numbers[code]) for token, code in lines.items()}
            head = 2 + sum(len(code) + 1 for code in lines.values())
            expected = document[:head] + "".join(
                chr(alike.get(ord(c) & (TARGET - 1), ord(c) & (TARGET - 1)) | ord(c) & TARGET) for c in document[head:])
            self.assertEqual("".join(back), expected)

    def test_returns_lose_their_locals_and_nothing_else(self):
        for document in self.documents:
            written = no_return_locals(document)
            self.assertEqual(no_return_locals(written), written)
            for c in (LINE, CALL, RETURN, ARG, STATE_END, STEP_RETURN):
                self.assertEqual(ids_of(written).count(c), ids_of(document).count(c))
        self.assertLess(sum(map(len, map(no_return_locals, self.documents))), sum(map(len, self.documents)))

    def test_subwords_are_shorter_and_come_back(self):
        written = [self.subwords.write(document) for document in self.documents]
        self.assertEqual([self.subwords.read(document) for document in written], self.documents)
        self.assertLess(sum(map(len, written)), 0.95 * sum(map(len, self.documents)))
        self.assertEqual(self.subwords.vocabulary, VOCABULARY + len(self.subwords.pieces))
        for piece in self.subwords.pieces:
            said = READER.text(piece)
            self.assertRegex(said, r"^( ?[a-z]+|[0-9]{2,3}|[ *-]+)$")

    def test_pieces_are_the_frequent_ones_longest_first(self):
        documents = [plain(text("'abcd'"))] * 9 + [plain(text("'ab'"))] * 5
        subwords = learn(documents, TEXTS, 3)
        self.assertEqual([READER.text(piece) for piece in subwords.pieces][0], "ab")
        self.assertIn("abcd", [READER.text(piece) for piece in subwords.pieces])
        self.assertEqual(len(subwords.write(plain(text("'abcdab'")))), 4)

    def test_numbers_of_several_tokens_are_noticed(self):
        self.assertFalse(any(map(high_numbers, self.documents)))
        self.assertTrue(high_numbers(self.documents[0] + flagged([LINE_HIGH])))


class Judging(unittest.TestCase):
    def test_what_is_no_state_is_none(self):
        for ids in ([], [LINE], [RETURN, number(1), ARG, *text("1")], [CALL, VAR, *text("x"), STATE_END], [STATE_END]):
            self.assertIsNone(READER.state(plain(ids), {}))

    def test_a_wrong_part_is_wrong(self):
        context = [BEGIN, CONTEXT, number(1), *text("a"), number(2), *text("b")]
        right = [LINE, VAR, *text("x"), EQ, *text("1"), number(2)]
        question = {"id": "q", "group": "g", "ids": context, "answer": right}
        judged = lambda ids: asking.right(question, plain(ids), READER)
        self.assertTrue(judged(right))
        self.assertTrue(judged([LINE, FIRST_DEPTH, *right[1:]]), "depth does not count")
        for at, token in ((0, RETURN), (2, text("y")[0]), (4, text("2")[0]), (5, number(1))):
            self.assertFalse(judged([*right[:at], token, *right[at + 1:]]))

    def test_values_are_compared_by_value(self):
        self.assertTrue(same_value("{1: 2, 'a': 3}", "{'a': 3, 1: 2}"))
        self.assertFalse(same_value("(1,)", "[1]"))
        self.assertFalse(same_value("1 +", "2"))

    def test_differences_are_paired(self):
        mean, half = asking.paired([1, 1, 0, 1], [0, 1, 0, 0])
        self.assertEqual(mean, 0.5)
        self.assertGreater(half, 0)
        self.assertEqual(asking.paired([1, 0], [1, 0]), (0.0, 0.0))

    def test_halves_are_those_of_the_evaluation(self):
        self.assertEqual([even_half(f"sample_{at}") for at in range(4)], HALVES)


# By `printf sample_0 | sha256sum` and so on: the last digits are 7, 6, c and 8.
HALVES = [False, True, True, True]


class Shards(Folder):
    def test_documents_come_back_from_rows(self):
        chance = random.Random(1)
        documents = [draw(chance)[0] for _ in range(60)]
        for vocabulary, rows in ((VOCABULARY, in_order(documents, 256)), (9000, packed(documents, 256))):
            self.assertTrue(all(sum(map(len, row)) <= 256 for row in rows))
            path = self.folder / f"{vocabulary}.ndbg.xz"
            write_rows(path, rows, 256, vocabulary, "0" * 64)
            self.assertEqual(sorted(documents_of(path)), sorted(documents))

    def test_a_share_holds_whole_programs(self):
        chance = random.Random(2)
        documents = [plain(context) + flagged(state) for _d, states, context in (draw(chance) for _ in range(40))
                     for state in states]
        chosen = some_programs(documents, sum(map(len, documents)) / 2, 1)
        self.assertEqual(len(chosen) % 4, 0)
        self.assertLess(abs(sum(map(len, chosen)) / sum(map(len, documents)) - 0.5), 0.1)


class Ablation(Folder):
    def prepared(self):
        """A folder as prepare makes it."""
        chance = random.Random(3)
        folder = self.folder / "data"
        folder.mkdir()
        for name in SOURCES:
            documents = sorted(draw(chance)[0] for _ in range(120))
            write_rows(folder / f"{name}.ndbg.xz", in_order(documents, 256), 256, VOCABULARY, "0" * 64)
            (folder / f"{name}.ndbg").unlink()
        (folder / "about.json").write_text(json.dumps({"context": 256, "tokenizer": "0" * 64, "tokens": 9000}))
        (folder / "texts.json").write_text(json.dumps(TEXTS))
        learn(documents_for("mix", folder), TEXTS, 40).save(folder / "subwords.json")
        with lzma.open(folder / "questions.jsonl.xz", "wt") as out:
            for at, group in enumerate(("function/step_return", "seeds/step_into", "nesting/1",
                                        "cruxeval/step_return")):
                _document, states, context = draw(chance)
                fact = {"value": "1"} if at > 1 else {"answer": states[2]}
                out.write(json.dumps({"id": str(at), "group": group, "ids": [*context, STEP_RETURN], **fact}) + "\n")
        return folder

    def ablate(self, *options):
        python = str(Path(__file__).resolve().parents[2] / "python")
        done = subprocess.run(
            [sys.executable, "-W", "ignore", "-m", "ndbg_train.experiments.ablate", "--data", str(self.folder / "data"),
             "--work", str(self.folder / "work"), "--out", str(self.folder / "out"), "--depth", "1",
             "--batch-rows", "4",
             "--micro-rows", "4", "--train-options", "--device cpu", "--log-every", "1", "--slots", "1", *options],
            env={**os.environ, "PYTHONPATH": python, "OMP_NUM_THREADS": "1"}, capture_output=True, text=True,
            timeout=170)
        self.assertEqual(done.returncode, 0, done.stderr)
        return done.stdout, json.loads((self.folder / "out" / "ablation.json").read_text())

    def test_runs_are_trained_and_judged_and_a_failing_one_stops_no_other(self):
        self.prepared()
        (self.folder / "data" / "micro.ndbg.xz").write_bytes(b"no shard")
        said, facts = self.ablate("--only", "seeds,line-text,micro", "--measure-steps", "3", "--most-steps", "2",
                                  "--least-steps", "2", "--deadline-seconds", "160", "--stagger", "0")
        runs = facts["runs"]
        self.assertEqual(runs["seeds"]["steps"], 2)
        self.assertEqual(len(runs["seeds"]["verdicts"]), 4)
        self.assertIn("failed", runs["micro"])
        # The mix needs all sources, so the line texts fail with micro.
        self.assertIn("failed", runs["line-text"])
        self.assertIn("right answers", said)

    def test_a_run_that_is_cut_short_is_judged_and_says_so(self):
        self.prepared()
        said, facts = self.ablate("--only", "mix", "--steps", "1000000", "--deadline-seconds", "90",
                                  "--end-seconds", "76", "--shortest", "0")
        run = facts["runs"]["mix"]
        self.assertTrue(run["cut_short"])
        self.assertGreater(run["steps"], 0)
        self.assertEqual(len(run["verdicts"]), 4)
        self.assertRegex(said, "mix .*cut short")

    def test_it_ends_before_the_deadline_where_there_is_no_time(self):
        self.prepared()
        said, facts = self.ablate("--only", "mix", "--steps", "2", "--deadline-seconds", "60", "--end-seconds", "50")
        self.assertIn("no time was left", facts["runs"]["mix"]["failed"])
        self.assertIn("no run was judged", said)

    def test_names_differ_and_start_with_the_baseline(self):
        names = [experiment.name for experiment in EXPERIMENTS]
        self.assertEqual(len(set(names)), 7)
        self.assertEqual(names[0], "mix")


if __name__ == "__main__":
    unittest.main()
