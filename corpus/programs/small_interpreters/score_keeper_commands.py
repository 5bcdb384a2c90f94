scores = {}
history = []


def run(line):
    words = line.split()
    command = words[0]
    if command == "player":
        scores[words[1]] = 0
    elif command == "point":
        scores[words[1]] += int(words[2]) if len(words) > 2 else 1
    elif command == "double":
        for name in words[1:]:
            scores[name] *= 2
    elif command == "undo":
        if history:
            scores.update(history.pop())
        return
    else:
        print("?", line)
        return
    history.append(scores.copy())


def leader():
    return max(scores, key=lambda n: scores[n])


for line in ["player eva", "player ole", "point eva 3", "point ole", "double eva ole", "bonus ole"]:
    run(line)
print(scores, leader())
run("point ole 9")
print(scores, leader(), len(history))
run("undo")
print(scores, len(history))
run("undo")
print(scores, leader())
run("point ivo")
