class Unreachable(Exception):
    def __init__(self, host, history):
        super().__init__(host)
        self.history = history


class Link:
    def __init__(self, host, *quality):
        self.host = host
        self.quality = list(quality)

    def send(self, text):
        loss = self.quality.pop(0) if self.quality else 0
        if loss > 50:
            raise TimeoutError(f"loss {loss}%")
        if loss > 30:
            raise ConnectionResetError("reset")
        return len(text) * (100 - loss) // 100


def reliably(link, text, tries=3):
    history = []
    while len(history) < tries:
        try:
            return link.send(text), len(history)
        except TimeoutError as e:
            history.append(str(e))
        except ConnectionResetError:
            history.append("reset")
            text = text[: len(text) // 2]
    raise Unreachable(link.host, history)


for link in (Link("a", 60, 10), Link("b", 40, 40, 5), Link("c", 90, 40, 99)):
    try:
        print(link.host, reliably(link, "x" * 80))
    except Unreachable as u:
        print(u, "gave up:", ", ".join(u.history))
