cards = {
    0: ("The Fool", "a new beginning"),
    1: ("The Magician", "skill"),
    9: ("The Hermit", "a pause"),
    13: ("Death", "the end of something old"),
    19: ("The Sun", "joy"),
}
positions = ["past", "present", "future"]


def meaning(number, reversed_=False):
    name, text = cards[number]
    if reversed_:
        return f"{name} (reversed): not {text}"
    return f"{name}: {text}"


def reading(drawn, positions=positions):
    lines = []
    for position, (number, flipped) in zip(positions, drawn):
        lines.append(position.capitalize().ljust(9) + meaning(number, flipped))
    return lines


def digit_sum(n):
    return n if n < 22 else digit_sum(sum(int(d) for d in str(n)))


drawn = [(13, False), (1, True), (19, False)]
print("\n".join(reading(drawn)))
year_card = digit_sum(2024 + 11 + 6)
print("card of the year:", year_card, cards.get(year_card, ("unknown", ""))[0])
print("sum card:", digit_sum(sum(n for n, _ in drawn)))
