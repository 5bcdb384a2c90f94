"""Muon's step is orthogonal, and schedules do what they say."""
import unittest

import torch
from tiny import random_model

from ndbg_train.muon import Optimiser, clip, orthogonalise
from ndbg_train.schedule import ClockSchedule, StepSchedule


class Muon(unittest.TestCase):
    def test_singular_values_end_near_one(self):
        torch.manual_seed(0)
        for size in ((3, 16, 48), (2, 48, 16), (1, 32, 32)):
            values = torch.linalg.svdvals(orthogonalise(torch.randn(size)))
            self.assertGreater(values.min().item(), 0.2)
            self.assertLess(values.max().item(), 1.3)

    def test_matrices_of_one_shape_do_not_disturb_each_other(self):
        torch.manual_seed(0)
        batch = torch.randn(4, 8, 24)
        alone = torch.stack([orthogonalise(matrix[None])[0] for matrix in batch])
        torch.testing.assert_close(orthogonalise(batch), alone, rtol=1e-4, atol=1e-5)

    def test_matrices_go_to_muon_and_the_rest_to_adamw(self):
        optimiser = Optimiser(random_model(2))
        self.assertEqual(len(optimiser.matrices), 2 * 7)
        self.assertIn("model.embed_tokens.weight", optimiser.others)
        self.assertTrue(all(p.dim() == 1 or "embed" in name for name, p in optimiser.others.items()))

    def test_adamw_agrees_with_pytorchs_own(self):
        ours, theirs = random_model(1, seed=1), random_model(1, seed=1)
        optimiser = Optimiser(ours, "adamw", rate=1e-2, decay=0.1)
        decayed = [p for p in theirs.parameters() if p.dim() == 2]
        plain = [p for p in theirs.parameters() if p.dim() == 1]
        reference = torch.optim.AdamW(
            [{"params": decayed, "weight_decay": 0.1}, {"params": plain, "weight_decay": 0.0}], 1e-2, (0.9, 0.95)
        )
        for step in range(4):
            torch.manual_seed(step)
            for first, second in zip(ours.parameters(), theirs.parameters()):
                first.grad = torch.randn_like(first)
                second.grad = first.grad.clone()
            optimiser.step(1.0)
            reference.step()
        for first, second in zip(ours.parameters(), theirs.parameters()):
            torch.testing.assert_close(first, second, rtol=1e-4, atol=1e-5)

    def test_clipping_agrees_with_pytorchs_own(self):
        torch.manual_seed(0)
        parameters = [torch.nn.Parameter(torch.zeros(5, 3)), torch.nn.Parameter(torch.zeros(7))]
        gradients = [torch.randn_like(p) for p in parameters]
        for parameter, gradient in zip(parameters, gradients):
            parameter.grad = gradient.clone()
        norm = clip(parameters, 0.5)
        ours = [p.grad.clone() for p in parameters]
        for parameter, gradient in zip(parameters, gradients):
            parameter.grad = gradient.clone()
        torch.testing.assert_close(norm, torch.nn.utils.clip_grad_norm_(parameters, 0.5))
        torch.testing.assert_close(ours, [p.grad for p in parameters])


class Schedules(unittest.TestCase):
    def test_steps_warm_up_hold_and_fall_to_zero(self):
        schedule = StepSchedule(10, warmup=4, decay=4)
        factors = [schedule.factor(step) for step in range(11)]
        self.assertEqual(factors, [0.25, 0.5, 0.75, 1, 1, 1, 1, 0.75, 0.5, 0.25, 0])
        self.assertEqual([schedule.done(step) for step in (9, 10)], [False, True])

    def test_a_branch_counts_from_where_it_left(self):
        schedule = StepSchedule(4, warmup=0, decay=4, first=100)
        self.assertEqual([schedule.factor(step) for step in range(100, 105)], [1, 0.75, 0.5, 0.25, 0])

    def test_the_clock_ends_before_the_deadline_with_the_rate_at_zero(self):
        now = [0.0]
        schedule = ClockSchedule(100.0, warmup=0, share=0.25, clock=lambda: now[0])
        now[0] = 20.0
        schedule.started()
        seen = []
        while not schedule.done(0):
            seen.append((now[0], schedule.factor(0)))
            now[0] += 2.0
        self.assertLessEqual(now[0], 100.0)
        self.assertEqual([factor for at, factor in seen if at < 80], [1.0] * 30)
        self.assertLess(seen[-1][1], 0.15)


if __name__ == "__main__":
    unittest.main()
