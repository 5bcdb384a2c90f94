import textwrap
from dataclasses import dataclass


@dataclass
class Note:
    author: str
    text: str
    urgent: bool = False
    done: bool = False

    def render(self, width=36):
        head = ("!! " if self.urgent else "") + self.author
        body = textwrap.fill(self.text, width, initial_indent="  ", subsequent_indent="  ")
        return f"{head}{' (done)' if self.done else ''}\n{body}"


class Board:
    def __init__(self, *notes):
        self.notes = [*notes]

    def __iter__(self):
        yield from sorted(self.notes, key=lambda n: (n.done, not n.urgent))

    def finish(self, word):
        hits = [n for n in self.notes if word in n.text.lower() and not n.done]
        for n in hits:
            n.done = True
        return len(hits)


def main():
    board = Board(
        Note("night shift", "Pump 3 makes a noise like a coffee grinder, please call Østergaard"),
        Note("Lena", "Customer parking is closed until Friday"),
        Note("Omar", "Fire drill at ten, all doors must be shut by then", urgent=True),
    )
    for n in board:
        print(n.render())
    print(board.finish("pump"), board.finish("pump"), board.finish("door"))
    print([n.author for n in board])
    open_notes = [n for n in board if not n.done]
    print(len(open_notes), open_notes[0].render(width=20))
    print(sum(n.urgent for n in board), max(board.notes, key=lambda n: len(n.text)).author)


if __name__ == "__main__":
    main()
