class Question:
    def __init__(self, text, options, follow=None):
        self.text = text
        self.options = options
        self.follow = follow or {}

    def ask(self, answer):
        if answer not in self.options:
            raise ValueError(f"{answer!r} is not one of {', '.join(self.options)}")
        return self.follow.get(answer, self.follow.get("*"))


QUESTIONS = {
    "pet": Question("Do you have a pet?", ["yes", "no"], {"yes": "kind", "no": "want"}),
    "kind": Question("Which?", ["cat", "dog", "other"], {"dog": "walk"}),
    "walk": Question("Walks a day?", ["1", "2", "3"]),
    "want": Question("Would you like one?", ["yes", "no", "allergic"], {"yes": "kind"}),
}


def interview(answers, start="pet"):
    answers = iter(answers)
    current = start
    record = {}
    while current is not None:
        question = QUESTIONS[current]
        for answer in answers:
            try:
                following = question.ask(answer)
            except ValueError as e:
                record.setdefault("errors", []).append(str(e))
                continue
            record[current] = answer
            current = following
            break
        else:
            record["incomplete"] = current
            break
    return record


people = [["yes", "dog", "2"], ["no", "allergic"], ["maybe", "no", "yes", "cat"], ["yes"]]
records = [interview(p) for p in people]
for r in records:
    print(r)
asked = {q: sum(q in r for r in records) for q in QUESTIONS}
print(asked)
paths = {tuple(k for k in r if k in QUESTIONS) for r in records}
print(len(paths), max(paths, key=len))
