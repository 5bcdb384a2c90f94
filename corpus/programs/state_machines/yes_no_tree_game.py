tree = ("Does it fly?",
        ("Does it sting?", "bee", ("Is it big?", "eagle", "sparrow")),
        ("Does it live in water?", "trout", "cat"))


def ask(tree, answers):
    node = tree
    asked = []
    for a in answers:
        if isinstance(node, str):
            break
        question, yes, no = node
        asked.append(question)
        node = yes if a == "y" else no
    return node, asked


def leaves(node, path=""):
    if isinstance(node, str):
        yield node, path
    else:
        yield from leaves(node[1], path + "y")
        yield from leaves(node[2], path + "n")


def main():
    for answers in ("yy", "ynn", "nn", "ny", "y"):
        animal, asked = ask(tree, answers)
        result = animal if isinstance(animal, str) else "undecided"
        print(f"{answers:<4}{result:<10}{len(asked)} questions")
    table = dict(leaves(tree))
    print(table)
    print(max(table, key=lambda a: len(table[a])), sum(map(len, table.values())) / len(table))
    print(all(ask(tree, path)[0] == animal for animal, path in table.items()))


if __name__ == "__main__":
    main()
