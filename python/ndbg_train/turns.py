"""Decides on the device, for all rows at once, when a sequence stops and which tokens are inserted.

A turn is one state of a walk. It ends with a stop id. Then the sequence is over; or, if the prompt says that an
action follows by rule, the action's ids are inserted and the next turn begins.
"""
import torch


class Turns:
    def __init__(self, prompts, samples, vocabulary, limits, device):
        self.device = device
        spread = lambda values, kind=torch.long: torch.tensor(values, dtype=kind, device=device).repeat_interleave(
            samples, dim=0
        )
        rows = len(prompts)
        stops, ends = (torch.zeros(rows, vocabulary, dtype=torch.bool) for _ in range(2))
        for row, prompt in enumerate(prompts):
            stops[row, prompt.stop] = True
            ends[row, prompt.end] = True
        self.stops = (stops | ends).to(device).repeat_interleave(samples, dim=0)
        self.ends = ends.to(device).repeat_interleave(samples, dim=0)
        self._conditional_stops(prompts, vocabulary, spread)
        longest = max(1, max(len(prompt.auto) for prompt in prompts))
        self.auto = spread([prompt.auto + [0] * (longest - len(prompt.auto)) for prompt in prompts])
        self.auto_length = spread([len(prompt.auto) for prompt in prompts])
        self.times = spread([prompt.times for prompt in prompts])
        self.limit = spread(limits)
        self.count = torch.zeros_like(self.limit)
        self.first = torch.full_like(self.limit, -1)
        self.inserting = torch.full_like(self.limit, -1)
        self.stopped = torch.zeros(len(self.limit), dtype=torch.bool, device=device)
        self.done = self.limit == 0

    def _conditional_stops(self, prompts, vocabulary, spread):
        """A table of (case, id) → whether it stops. Case 0 never stops; each pair of rule and first token has a case.
        """
        cases, table, rules = {}, [torch.zeros(vocabulary, dtype=torch.bool)], {}
        for prompt in prompts:
            rule = tuple(sorted((first, tuple(ranges)) for first, ranges in prompt.stop_when.items()))
            if rule in rules:
                continue
            rules[rule] = len(rules)
            for first, ranges in rule:
                cases[rules[rule], first] = len(table)
                table.append(torch.zeros(vocabulary, dtype=torch.bool))
                for low, high in ranges:
                    table[-1][low:high + 1] = True
        self.table = torch.stack(table).to(self.device)
        case_of = torch.zeros(len(rules), vocabulary, dtype=torch.long)
        for (rule, first), case in cases.items():
            case_of[rule, first] = case
        self.case_of = case_of.to(self.device)
        self.rule = spread([
            rules[tuple(sorted((first, tuple(ranges)) for first, ranges in prompt.stop_when.items()))]
            for prompt in prompts
        ])

    def take(self, sampled):
        """Takes one token per row: the model's choice, or the next inserted one. Returns (the tokens, which of them
        were chosen)."""
        chose = self.inserting < 0
        put = self.auto.gather(1, self.inserting.clamp(min=0)[:, None]).squeeze(1)
        token = torch.where(chose, sampled, put)
        self.count += ~self.done
        ruled = chose & (self.case_of[self.rule, token] != 0)
        self.first = torch.where(ruled, token, self.first)
        case = self.case_of[self.rule, self.first.clamp(min=0)]
        over = chose & (self.stops.gather(1, token[:, None]).squeeze(1) | self.table[case, token])
        last = over & (self.ends.gather(1, token[:, None]).squeeze(1) | (self.times == 0))
        more = over & ~last
        self.times = self.times - more.long()
        self.stopped = self.stopped | (~self.done & last)
        after = torch.where(chose, self.inserting, self.inserting + 1)
        after = torch.where(after >= self.auto_length, torch.full_like(after, -1), after)
        self.first = torch.where(~chose & (after < 0), torch.full_like(self.first, -1), self.first)
        self.inserting = torch.where(more, torch.zeros_like(after), after)
        self.done = self.done | self.stopped | (self.count >= self.limit)
        return token, chose

    def keep(self, rows):
        """Keeps only these rows."""
        for name in ("stops", "ends", "rule", "auto", "auto_length", "times", "limit", "count", "first", "inserting",
                     "stopped", "done"):
            setattr(self, name, getattr(self, name)[rows])
