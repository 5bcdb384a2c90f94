import re

TEXT = """
# geography
Q: Longest river?
* Nile
- Rhine
- Thames

Q: Highest mountain?
- K2
* Everest

# music
Q: Who wrote Fidelio?
- Mozart
"""


class FormatError(Exception):
    def __init__(self, line, message):
        super().__init__(f"line {line}: {message}")


def load(text):
    category, question, quiz = None, None, []
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            continue
        if m := re.match(r"#\s*(\w+)", line):
            category = m[1]
        elif line.startswith("Q: "):
            question = {"category": category, "text": line[3:], "options": [], "right": None}
            quiz.append((number, question))
        elif line[0] in "*-" and question:
            question["options"].append(line[2:])
            if line[0] == "*":
                question["right"] = len(question["options"]) - 1
        else:
            raise FormatError(number, f"cannot read {line!r}")
    for number, q in quiz:
        if q["right"] is None:
            raise FormatError(number, f"no right answer for {q['text']!r}")
    return [q for _, q in quiz]


def main():
    good = TEXT[:TEXT.index("# music")]
    for q in load(good):
        print(q["category"], "|", q["text"], "|", q["options"][q["right"]])
    for text in (TEXT, "Q: One?\n* yes\nmaybe", "* orphan"):
        try:
            load(text)
        except FormatError as e:
            print(e)
    print(load(TEXT + "* Beethoven")[-1])


main()
