from functools import partial


def letter(greeting, name, body, sign="Yours", *, ps=None):
    text = f"{greeting} {name},\n{body}\n{sign}"
    if ps:
        text += f"\nPS: {ps}"
    return text


formal = partial(letter, "Dear", sign="Sincerely")
friendly = partial(letter, "Hi", sign="xx")
to_emma = partial(friendly, "Emma", ps="call me")

def postcard(place):
    weather = {"Rome": "hot", "Bergen": "rain"}
    return lambda name: friendly(name, f"{place} is {weather.get(place, 'fine')}.")

one = formal("Ms Straße", "thank you for the offer.")
two = to_emma("see you soon!")
cards = [postcard(p)(n) for p, n in [("Rome", "Ali"), ("Bergen", "Su"), ("Oslo", "Al")]]
print(one)
print("-" * 10)
print(two)
print([len(c) for c in cards], cards[1].splitlines()[1])
print(to_emma.keywords, to_emma.args)
print(to_emma("bye", sign="E."))
