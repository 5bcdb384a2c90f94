capitals = {"France": "Paris", "Peru": "Lima", "Kenya": "Nairobi", "Norway": "Oslo"}


def ask(country, reply):
    right = capitals[country]
    if reply.strip().lower() == right.lower():
        return True, "Right!"
    return False, f"No, it is {right}."


def main():
    replies = [("France", "paris "), ("Peru", "Quito"), ("Kenya", "NAIROBI"), ("Norway", "")]
    points = 0
    wrong = []
    for country, reply in replies:
        ok, text = ask(country, reply)
        print(f"Capital of {country}? {reply!r} {text}")
        if ok:
            points += 1
        else:
            wrong.append(country)
    percent = points / len(replies) * 100
    print("Points:", points, "=", percent, "%")
    if wrong:
        print("Learn:", ", ".join(capitals[c] for c in wrong))


if __name__ == "__main__":
    main()
