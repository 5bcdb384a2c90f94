SCRIPT = """
SCENE 1
[lights up]
ROSA: Who left the door open? (angry)
EMIL: Not me.
[thunder]
SCENE 2
EMIL: It was the wind. (whispers) I think.
[lights out]
"""


class Scene:
    def __init__(self, number):
        self.number = number
        self.lines = []
        self.cues = []

    def __len__(self):
        return len(self.lines)


def parse(text):
    scenes = []
    for number, line in enumerate(text.strip().splitlines(), 1):
        if line.startswith("SCENE"):
            scenes.append(Scene(int(line.split()[1])))
        elif line.startswith("["):
            scenes[-1].cues.append((number, line.strip("[]")))
        else:
            role, _, speech = line.partition(": ")
            moods = []
            while "(" in speech:
                before, rest = speech.split("(", 1)
                mood, after = rest.split(")", 1)
                moods.append(mood)
                speech = before.rstrip() + after
            scenes[-1].lines.append((role, speech, moods))
    return scenes


def main():
    scenes = parse(SCRIPT)
    for s in scenes:
        print("scene", s.number, len(s), "lines", s.cues)
        for role, speech, moods in s.lines:
            print(f"  {role.title():<5}{speech} {moods or ''}".rstrip())
    roles = {}
    for s in scenes:
        for role, speech, _ in s.lines:
            roles.setdefault(role, []).append(len(speech.split()))
    print({r: sum(n) for r, n in roles.items()})
    technicians = [f"{n}:{cue}" for s in scenes for n, cue in s.cues if "light" in cue]
    print(technicians, max(scenes, key=len).number)
    together = [s.number for s in scenes if len({r for r, *_ in s.lines}) == len(roles)]
    print(together)


if __name__ == "__main__":
    main()
