SCRIPT = {
    "start": {"say": "Tea or coffee?", "tea": "tea", "coffee": "coffee"},
    "tea": {"say": "Green or black?", "green": "end", "black": "milk"},
    "coffee": {"say": "Sugar?", "yes": "end", "no": "end"},
    "milk": {"say": "Milk?", "yes": "end", "no": "end"},
    "end": {"say": "Coming up!"},
}

def play(answers):
    node = "start"
    transcript = []
    answers = list(answers)
    while True:
        step = SCRIPT[node]
        transcript.append(step["say"])
        options = [k for k in step if k != "say"]
        if not options:
            return transcript, True
        if not answers:
            return transcript, False
        answer = answers.pop(0)
        if answer in options:
            node = step[answer]
        else:
            transcript.append("Please say " + " or ".join(options))

for answers in (["tea", "green"], ["cocoa", "coffee", "no"], ["tea", "black"]):
    transcript, finished = play(answers)
    print(" / ".join(transcript), "" if finished else "(waiting)")

def paths(node="start"):
    options = {k: v for k, v in SCRIPT[node].items() if k != "say"}
    if not options:
        return [[]]
    return [[k] + rest for k, v in options.items() for rest in paths(v)]

print(paths())
unreachable = set(SCRIPT) - {v for s in SCRIPT.values() for k, v in s.items() if k != "say"}
print(unreachable)
assert all(play(p)[1] for p in paths())
