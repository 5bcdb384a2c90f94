TRANSCRIPT = """\
> look
A dusty library.
> open desk
You find a letter.
> read letter
"Meet me at midnight."
> xyzzy
Nothing happens.
"""


class Turn:
    def __init__(self, command):
        self.command = command
        self.output = []

    @property
    def verb(self):
        return self.command.split()[0]

    def __contains__(self, word):
        return any(word in line for line in self.output)


def parse(transcript):
    turns = []
    for line in transcript.splitlines():
        if line.startswith("> "):
            turns.append(Turn(line.removeprefix("> ")))
        else:
            turns[-1].output.append(line)
    return turns


turns = parse(TRANSCRIPT)
for i, t in enumerate(turns, 1):
    print(f"{i:>2} {t.verb:<5} -> {' '.join(t.output)}")
print("letter in turns", [i for i, t in enumerate(turns, 1) if "letter" in t])
verbs = {t.verb for t in turns}
print(sorted(verbs), "xyzzy" in verbs)
quotes = [line.strip('"') for t in turns for line in t.output if line.startswith('"')]
print(quotes)
turns = parse("You wake up.\n> look\nDarkness.")
print(len(turns))
