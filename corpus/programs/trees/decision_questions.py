QUESTIONS = ("Does it fly?", ("Has it feathers?", "bird", "bat"), ("Does it bark?", "dog", ("Is it big?", "cow", "mouse")))


def guess(tree, answers):
    answers = iter(answers)
    while isinstance(tree, tuple):
        question, yes, no = tree
        try:
            answer = next(answers)
        except StopIteration:
            return f"(stopped at {question!r})"
        tree = yes if answer == "y" else no
    return tree


def animals(tree):
    if isinstance(tree, str):
        return [tree]
    return animals(tree[1]) + animals(tree[2])


def learn(tree, old, question, new):
    if tree == old:
        return (question, new, old)
    if isinstance(tree, tuple):
        q, yes, no = tree
        return (q, learn(yes, old, question, new), learn(no, old, question, new))
    return tree


print(guess(QUESTIONS, "yy"), guess(QUESTIONS, "nny"), guess(QUESTIONS, "n"))
print(animals(QUESTIONS))
wiser = learn(QUESTIONS, "mouse", "Does it hop?", "frog")
print(guess(wiser, "nnny"), guess(wiser, "nnnn"))
print(len(animals(wiser)), wiser is QUESTIONS, wiser[1] == QUESTIONS[1])
