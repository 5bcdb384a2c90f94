"""What a prompt gets does not depend on its neighbours, and is what the model says without a cache."""
import contextlib
import io
import json
import unittest
from dataclasses import replace

import torch
from tiny import Folder, random_model

from ndbg_train import generate as verb
from ndbg_train.attention import dense_plan, one_document
from ndbg_train.generate import choose, generate
from ndbg_train.hugging_face import save_folder
from ndbg_train.prompts import Prompt


def prompts(count=7, **more):
    return [Prompt(f"p{n}", [1 + (7 * n + 3 * i) % 90 for i in range(1 + (5 * n) % 13)], 9 + n % 4, **more)
            for n in range(count)]


def without_cache(model, prompt):
    """Greedy, the whole sequence again for every token."""
    ids, scores = list(prompt.ids), []
    for _ in range(prompt.max_new):
        row = torch.tensor([ids])
        with torch.no_grad():
            hidden = model(row, torch.arange(len(ids))[None], dense_plan(one_document(row)))
            chances = torch.log_softmax(model.logits(hidden[:, -1]), -1)[0]
        ids.append(int(chances.argmax()))
        scores.append(float(chances.max()))
        if ids[-1] in prompt.stop:
            break
    return ids[len(prompt.ids):], scores


class Generating(Folder):
    def setUp(self):
        super().setUp()
        self.model = random_model(2, seed=5).requires_grad_(False)

    def test_a_batch_gives_what_each_prompt_gets_without_a_cache(self):
        asked = prompts()
        first = without_cache(self.model, asked[0])[0]
        asked = [replace(p, stop=[first[3]]) for p in asked]
        for prompt, (sample,) in zip(asked, generate(self.model, asked)):
            ids, scores = without_cache(self.model, prompt)
            self.assertEqual(sample["ids"], ids)
            self.assertEqual(sample["finished"], "stop" if ids[-1] in prompt.stop else "length")
            torch.testing.assert_close(torch.tensor(sample["logprobs"]), torch.tensor(scores), rtol=0, atol=1e-3)

    def test_rows_that_are_done_are_let_go_without_a_trace(self):
        asked = [replace(p, max_new=50 if n % 4 == 0 else 3) for n, p in enumerate(prompts(12))]
        for prompt, (sample,) in zip(asked, generate(self.model, asked)):
            self.assertEqual(sample["ids"], without_cache(self.model, prompt)[0])

    def test_samples_do_not_depend_on_who_stands_beside(self):
        asked = prompts(samples=3, temperature=1.0, top_p=0.9)
        together = generate(self.model, asked, seed=4)
        for batch in (1, 6):
            apart = generate(self.model, asked, seed=4, batch=batch)
            self.assertEqual([[s["ids"] for s in row] for row in together], [[s["ids"] for s in row] for row in apart])
        self.assertGreater(len({tuple(s["ids"]) for s in together[0]}), 1)
        other = generate(self.model, asked, seed=5)
        self.assertNotEqual(together[0][0]["ids"], other[0][0]["ids"])

    def test_actions_are_put_in_between_turns_until_they_run_out(self):
        ids, _scores = without_cache(self.model, prompts(1)[0])
        stop = ids[2]
        prompt = replace(prompts(1)[0], stop=[stop], auto=[7, 8], times=2, max_new=30)
        ((sample,),) = generate(self.model, [prompt])
        at = ids.index(stop)
        self.assertEqual(sample["ids"][:at + 3], ids[:at + 1] + [7, 8])
        put = [place for place, score in enumerate(sample["logprobs"]) if score is None]
        self.assertIn(put, ([at + 1, at + 2], [at + 1, at + 2, put[-2], put[-1]]))
        self.assertEqual([sample["ids"][place] for place in put], [7, 8] * (len(put) // 2))
        # What follows is what the model says after all of it: the cache holds the inserted tokens too.
        longer = Prompt("x", prompt.ids + sample["ids"][:at + 3], 4)
        self.assertEqual(sample["ids"][at + 3:at + 5], without_cache(self.model, longer)[0][:2])

    def test_an_end_id_ends_everything_whatever_follows_by_rule(self):
        ids, _scores = without_cache(self.model, prompts(1)[0])
        prompt = replace(prompts(1)[0], stop=[], end=[ids[1]], auto=[7], times=5)
        ((sample,),) = generate(self.model, [prompt])
        self.assertEqual(sample["ids"], ids[:ids.index(ids[1]) + 1])
        self.assertEqual(sample["finished"], "stop")

    def test_a_range_stops_a_turn_only_behind_the_token_that_brings_it(self):
        ids, _scores = without_cache(self.model, prompts(1)[0])
        later = next(at for at in range(2, len(ids)) if ids[at] not in ids[:at])
        stops = (ids[1], ids[later + 1])
        absent = next(token for token in range(1, 96) if token not in ids)
        behind = lambda at: next(n for n in range(at, len(ids)) if ids[n] in stops) + 1
        for first, length in ((ids[0], behind(0)), (ids[later], behind(later)), (absent, len(ids))):
            rule = {first: [(stop, stop) for stop in stops]}
            ((sample,),) = generate(self.model, [replace(prompts(1)[0], stop_when=rule)])
            self.assertEqual(sample["ids"], ids[:length])
        self.assertLess(behind(0), behind(later))

    def test_a_prompt_near_the_end_of_the_context_says_so(self):
        asked = [Prompt("long", [5] * 60, 20), Prompt("short", [5], 20), Prompt("full", [5] * 64, 20)]
        long, short, full = (samples[0] for samples in generate(self.model, asked))
        self.assertEqual((len(long["ids"]), long["finished"]), (4, "context"))
        self.assertEqual((len(short["ids"]), short["finished"]), (20, "length"))
        self.assertEqual((len(full["ids"]), full["finished"]), (0, "context"))

    def test_top_p_keeps_the_fewest_that_hold_it(self):
        logits = torch.log(torch.tensor([[0.5, 0.3, 0.15, 0.05]]))
        drawn = {int(choose(logits, torch.tensor([u / 100]), 1.0, 0.7)) for u in range(100)}
        self.assertEqual(drawn, {0, 1})
        counts = [int(choose(logits, torch.tensor([(u + 0.5) / 100]), 1.0, 1.0)) for u in range(100)]
        self.assertEqual([counts.count(token) for token in range(4)], [50, 30, 15, 5])

    def test_the_verb_reads_and_writes_files(self):
        save_folder(self.folder / "model", dict(self.model.named_parameters()), self.model.shape, "float32")
        asked = [{"id": p.id, "ids": p.ids, "max_new": p.max_new, "stop": []} for p in prompts(3)]
        (self.folder / "in.jsonl").write_text("".join(json.dumps(line) + "\n" for line in asked))
        files = ["--model", str(self.folder / "model"), "--prompts", str(self.folder / "in.jsonl"),
                 "--out", str(self.folder / "out.jsonl"), "--device", "cpu"]
        with contextlib.redirect_stderr(io.StringIO()), contextlib.redirect_stdout(io.StringIO()):
            verb.main(files)
        written = [json.loads(line) for line in (self.folder / "out.jsonl").read_text().splitlines()]
        self.assertEqual([line["id"] for line in written], ["p0", "p1", "p2"])
        self.assertEqual(written[1]["samples"][0]["ids"], without_cache(self.model, prompts(3)[1])[0])
        (self.folder / "in.jsonl").write_text('{"id": "p", "ids": [96], "max_new": 4, "stop": []}\n{"id": 1}\n')
        self.assertIn("line 2: not a prompt", self.refusal(verb.main, files))


if __name__ == "__main__":
    unittest.main()
