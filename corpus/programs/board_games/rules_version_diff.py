import difflib
import textwrap

old = """\
Each player draws two cards.
The youngest player starts.
A turn has three actions.
The game ends after ten rounds."""
new = """\
Each player draws three cards.
The youngest player starts.
Trading is allowed at any time.
A turn has three actions.
The game ends after eight rounds."""

added, removed = [], []
for line in difflib.ndiff(old.splitlines(), new.splitlines()):
    mark, text = line[:2], line[2:]
    if mark == "+ ":
        added.append(text)
    elif mark == "- ":
        removed.append(text)

print("removed:")
print(textwrap.indent("\n".join(removed), "  "))
print("added:")
print(textwrap.indent("\n".join(added), "  "))
ratio = difflib.SequenceMatcher(None, old, new).ratio()
print(f"the versions are {ratio:.0%} alike")
