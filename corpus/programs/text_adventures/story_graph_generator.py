STORY = {
    "start": ("You wake up.", {"a": "wood", "b": "lake"}),
    "wood": ("Trees.", {"a": "wood", "b": "hut"}),
    "lake": ("Water.", {}),
    "hut": ("Home!", {}),
}


def tell(story, at="start"):
    steps = 0
    while True:
        text, choices = story[at]
        if not choices:
            yield text
            return at, steps
        choice = yield f"{text} {'/'.join(choices)}?"
        steps += 1
        if choice in choices:
            at = choices[choice]


def play(keys):
    game = tell(STORY)
    print(next(game))
    try:
        for key in keys:
            print(key, "-", game.send(key))
    except StopIteration as end:
        return end.value
    game.close()
    return "unfinished"


print(play("axab?"))
print(play("b"))
print(play("aab" + "a"))
