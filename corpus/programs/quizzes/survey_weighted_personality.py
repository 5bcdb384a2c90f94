QUESTIONS = [
    ("I like parties.", {"extravert": 2}),
    ("I plan my holidays.", {"orderly": 2, "bold": -1}),
    ("I jump off rocks.", {"bold": 3}),
    ("I talk to strangers.", {"extravert": 1, "bold": 1}),
]
SCALE = {"no": -1, "maybe": 0, "yes": 1}


def evaluate(answers):
    traits = {}
    for (_, weights), answer in zip(QUESTIONS, answers):
        for trait, w in weights.items():
            traits[trait] = traits.get(trait, 0) + w * SCALE[answer]
    return traits


def label(traits):
    if not any(traits.values()):
        return "a mystery"
    best = max(traits, key=lambda t: abs(traits[t]))
    return ("very " if abs(traits[best]) > 2 else "") + ("not " if traits[best] < 0 else "") + best


people = {
    "Ariane": ["yes", "no", "yes", "yes"],
    "Bela": ["no", "yes", "no", "maybe"],
    "Cleo": ["maybe"] * 4,
}
for name, answers in people.items():
    traits = evaluate(answers)
    print(f"{name} is {label(traits)}: {traits}")
best_match = max((sum(a == b for a, b in zip(people[x], people[y])), x, y) for x in people for y in people if x < y)
print(best_match)
print(label(evaluate([])))
print(evaluate(["yes", "perhaps"]))
