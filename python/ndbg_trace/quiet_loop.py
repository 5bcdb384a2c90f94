"""An event loop without input or output, for Pyodide: its own loop belongs to the browser and cannot be waited for."""

import asyncio
import time
import warnings


class _NoSelector:
    def select(self, timeout):
        if timeout:
            time.sleep(timeout)
        return []

    def close(self):
        pass


class QuietLoop(asyncio.BaseEventLoop):
    def __init__(self):
        super().__init__()
        self._selector = _NoSelector()

    def _process_events(self, events):
        pass

    def _write_to_self(self):
        pass


def install():
    """`asyncio.run` works from now on, for all that needs no sockets."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")

        class Policy(asyncio.DefaultEventLoopPolicy):
            def new_event_loop(self):
                return QuietLoop()

        asyncio.set_event_loop_policy(Policy())
        running = asyncio.events._get_running_loop()
        if running is not None:
            asyncio.events._set_running_loop(None)
