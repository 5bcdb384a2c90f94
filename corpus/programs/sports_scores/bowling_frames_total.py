def score(rolls):
    total = 0
    i = 0
    frames = []
    for frame in range(10):
        if rolls[i] == 10:
            gained = 10 + rolls[i + 1] + rolls[i + 2]
            i += 1
        elif rolls[i] + rolls[i + 1] == 10:
            gained = 10 + rolls[i + 2]
            i += 2
        else:
            gained = rolls[i] + rolls[i + 1]
            i += 2
        total += gained
        frames.append(total)
    return frames


def parse(text):
    rolls = []
    for ch in text.replace(" ", ""):
        if ch == "X":
            rolls.append(10)
        elif ch == "/":
            rolls.append(10 - rolls[-1])
        elif ch == "-":
            rolls.append(0)
        else:
            rolls.append(int(ch))
    return rolls


def main():
    games = {
        "Walter": "X 7/ 9- X -8 8/ -6 X X X 81",
        "Dude": "9- 9- 9- 9- 9- 9- 9- 9- 9- 9-",
        "Donny": "X X X X X X X X X 9/",
    }
    for name, text in games.items():
        try:
            frames = score(parse(text))
        except IndexError:
            print(name, "has not finished")
        else:
            print(name, frames[-1], frames)


main()
