def poll_bot(question, *options):
    votes = {}
    answer = f"{question} ({'/'.join(options)})"
    while True:
        message = yield answer
        if message is None:
            answer = "..."
            continue
        who, _, text = message.partition(": ")
        word = text.strip().lower()
        if word == "result":
            counts = {o: list(votes.values()).count(o) for o in options}
            answer = ", ".join(f"{o} {n}" for o, n in counts.items())
        elif word == "undo":
            answer = "removed" if votes.pop(who, None) else "you have not voted"
        elif word == "stop":
            return max(options, key=list(votes.values()).count), len(votes)
        elif word in options:
            answer = "changed" if who in votes else "thanks"
            votes[who] = word
        else:
            close = [o for o in options if o.startswith(word[:2])]
            answer = f"did you mean {close[0]}?" if close else "?"


def chat(bot, messages):
    print("bot:", next(bot))
    for m in messages:
        try:
            print(m, "->", bot.send(m))
        except StopIteration as end:
            return end.value
    return None


messages = ["Ann: beach", "Bob: mountians", "Bob: mountains", "Ann: Mountains", "Cem: undo",
            "Cem: ???", "Dee: beach", "Ann: result", "Dee: undo", "Ann: stop", "Bob: beach"]
print(chat(poll_bot("Where to?", "beach", "mountains"), messages))
other = poll_bot("Tea?", "yes", "no")
print(chat(other, ["x: yes", "x: result"]), next(other))
other.close()
