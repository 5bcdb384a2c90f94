def bot():
    """A little dialogue as a generator: send answers, get questions."""
    order = {}
    answer = yield "Soup or salad?"
    while answer not in ("soup", "salad"):
        answer = yield f"We have no {answer}. Soup or salad?"
    order["dish"] = answer
    if answer == "soup":
        order["bread"] = (yield "With bread?").startswith("y")
    else:
        order["dressing"] = yield "Which dressing?"
    n = yield "How many?"
    while not n.isdigit() or int(n) == 0:
        n = yield "A number, please."
    order["n"] = int(n)
    price = {"soup": 4.5, "salad": 6}[order["dish"]] * order["n"] + order.get("bread", False) * 0.5
    yield f"{order} = {price:.2f}"


def talk(*answers):
    b = bot()
    lines = [next(b)]
    for a in answers:
        try:
            lines.append(b.send(a))
        except StopIteration:
            lines.append("(gone)")
            break
    return lines


def main():
    for line in talk("pizza", "soup", "yes", "two", "2"):
        print("bot:", line)
    short = talk("salad", "vinaigrette", "1", "thanks", "bye")
    print(short[-2:], len(short))
    print(talk()[0] == talk("x")[0], talk("salad", "none", "0", "-1")[-1])


main()
