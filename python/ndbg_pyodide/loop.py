"""An event loop for a place without sockets, threads or a host's loop: it runs what is ready and sleeps until the next
timer."""

import time

from asyncio import base_events, events


class _NothingToWaitFor:
    """Replaces a selector: there are no descriptors to watch, only time to pass."""

    def select(self, timeout):
        while timeout is None:  # every task waits and nothing can wake one: as on CPython, until the time limit
            time.sleep(60)
        if timeout > 0:
            time.sleep(timeout)
        return ()

    def close(self):
        pass


class PlainEventLoop(base_events.BaseEventLoop):
    def __init__(self):
        super().__init__()
        self._selector = _NothingToWaitFor()

    def _process_events(self, event_list):
        pass

    def _write_to_self(self):
        pass


class PlainEventLoopPolicy(events._BaseDefaultEventLoopPolicy):
    _loop_factory = PlainEventLoop


def use_plain_event_loop():
    events._set_running_loop(None)
    events._set_event_loop_policy(PlainEventLoopPolicy())
