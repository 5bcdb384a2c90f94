import textwrap

STORY = """
    The lighthouse keeper had not spoken to anybody since the winter storms.
    When the little boat came round the rocks, he first thought it was a seal.

    "Ahoy!" somebody cried. It was certainly no seal.
"""


def paragraphs(text):
    return [" ".join(p.split()) for p in textwrap.dedent(text).strip().split("\n\n")]


def page(paras, width, *, first="", rest=""):
    for p in paras:
        yield textwrap.fill(p, width, initial_indent=first, subsequent_indent=rest)


paras = paragraphs(STORY)
for number, block in enumerate(page(paras, 34, first="  "), 1):
    print(f"-- {number} --")
    print(block)
short = [textwrap.shorten(p, 30, placeholder="…") for p in paras]
print(short)
words = sorted({w.strip('."!,').lower() for p in paras for w in p.split()}, key=lambda w: (-len(w), w))
print(words[:3], len(words))
quoted = [w for p in paras for w in p.split('"')[1::2]]
print("said:", quoted)
