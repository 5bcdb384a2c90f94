import unicodedata

RIDDLES = [
    ("What has keys but opens no door?", {"piano", "a piano"}),
    ("Was wird nasser, je mehr es trocknet?", {"handtuch", "ein handtuch"}),
    ("¿Qué tiene dientes y no come?", {"peine", "el peine", "un peine"}),
]


def normal(answer):
    text = unicodedata.normalize("NFKD", answer).strip().lower()
    return "".join(ch for ch in text if not unicodedata.combining(ch)).rstrip("!?.")


def ask(riddle, answers, tries=2):
    question, right = riddle
    print(question)
    for n, answer in enumerate(answers[:tries], 1):
        if normal(answer) in right:
            print(f"  {answer!r}: correct (try {n})")
            return tries - n + 1
        print(f"  {answer!r}: wrong")
    return 0


replies = [["A Piano!"], ["Schwamm", " ein HANDTUCH "], ["tiburón", "serrucho", "El péine"]]
points = [ask(r, a) for r, a in zip(RIDDLES, replies)]
print(points, "sum", sum(points))
if all(points):
    print("You may pass.")
else:
    lost = points.index(0)
    print("Eaten at riddle", lost + 1)
