from dataclasses import dataclass, field


@dataclass
class Cue:
    word: str
    actions: list = field(default_factory=list)
    fired: int = 0


class CueSheet:
    def __init__(self):
        self.cues = {}

    def on(self, word, *actions):
        self.cues.setdefault(word, Cue(word)).actions.extend(actions)

    def hear(self, line, stage):
        done = []
        for word in line.lower().strip(".!?").split():
            if (cue := self.cues.get(word)) is not None:
                cue.fired += 1
                for action in cue.actions:
                    done.append(action(stage))
        return done


def light(level):
    def act(stage):
        old, stage["light"] = stage["light"], level
        return f"light {old}->{level}"
    return act


def curtain(stage):
    stage["open"] = not stage["open"]
    return "curtain " + ("up" if stage["open"] else "down")


def main():
    stage = {"light": 0, "open": False}
    sheet = CueSheet()
    sheet.on("begin", curtain, light(80))
    sheet.on("night", light(10))
    sheet.on("end", light(0), curtain)
    for line in ["Let us begin!", "The night, oh night", "It is late.", "This is the end."]:
        print(f"{line:<21}{sheet.hear(line, stage)}")
    print(stage, {c.word: c.fired for c in sheet.cues.values()})


if __name__ == "__main__":
    main()
