bags = {
    "left": {"red": 3, "white": 1},
    "right": {"red": 1, "white": 4},
}
chance_of_bag = {"left": 0.5, "right": 0.5}

def p_color(bag, color):
    content = bags[bag]
    return content[color] / sum(content.values())

def bayes(color):
    joint = {b: chance_of_bag[b] * p_color(b, color) for b in bags}
    norm = sum(joint.values())
    return {b: j / norm for b, j in joint.items()}

seen = ["red", "red", "white"]
for color in seen:
    chance_of_bag = bayes(color)
    pretty = ", ".join(f"{b} {p:.3f}" for b, p in chance_of_bag.items())
    print(f"after {color:<5}: {pretty}")
guess = max(chance_of_bag, key=chance_of_bag.get)
print("guess:", guess)
next_red = sum(p * p_color(b, "red") for b, p in chance_of_bag.items())
print("next red:", round(next_red, 4))
