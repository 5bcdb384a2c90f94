"""The learning rate over a run: warm-up, a constant trunk, and a linear decay to zero on a branch of it.

A schedule answers two questions before each step: by which factor to scale the rates, and whether to stop. It counts
steps, or wall-clock time for machines that are rented by the minute.
"""
import time


def rise(step, warmup):
    return min(1.0, (step + 1) / warmup) if warmup else 1.0


class StepSchedule:
    """`steps` in all, counted from `first`; the last `decay` of them go down to zero. The warm-up begins at step
    `warm_from`: 0, or where a run continues without its optimiser's state."""

    def __init__(self, steps, warmup, decay, first=0, warm_from=0):
        self.last, self.warmup, self.decay, self.warm_from = first + steps, warmup, decay, warm_from

    def started(self):
        """Step schedules do not depend on the clock."""

    def late(self):
        """Nor on how long to wait."""
        return False

    def factor(self, step):
        rising = rise(step - self.warm_from, self.warmup)
        falling = min(1.0, (self.last - step) / self.decay) if self.decay else 1.0
        return max(0.0, min(rising, falling))

    def done(self, step):
        return step >= self.last


class ClockSchedule:
    """Ends by itself before `deadline`; the last `share` of the time since the first step goes down to zero. The
    first steps compile and are slow, so the clock starts after them."""

    def __init__(self, deadline, warmup, share, warm_from=0, clock=time.monotonic):
        self.deadline, self.warmup, self.share, self.clock = deadline, warmup, share, clock
        self.warm_from = warm_from
        self.begun = None
        self.longest = 0.0
        self.before = None

    def started(self):
        self.begun = self.before = self.clock()

    def factor(self, step):
        rising = rise(step - self.warm_from, self.warmup)
        if self.begun is None or not self.share:
            return rising
        left = (self.deadline - self.clock()) / max(1e-9, self.deadline - self.begun)
        return max(0.0, min(rising, left / self.share))

    def done(self, _step):
        now = self.clock()
        if self.before is not None:
            # The longest step decays by half per step, so that an outlier (a step with an evaluation) is forgotten.
            self.longest = max(now - self.before, self.longest / 2)
            self.before = now
        return now + self.longest > self.deadline

    def late(self):
        """Whether to stop waiting for data."""
        return self.clock() > self.deadline
