from collections import deque

players = deque(["Rosa", "Said", "Tina", "Umar", "Vera"])
passes = [3, 7, 2, 4]

for n in passes:
    players.rotate(-n)
    out = players.popleft()
    print(f"after {n} passes {out} is out; left: {', '.join(players)}")

winner, = players
print("winner:", winner)

again = deque("ABCDE", maxlen=3)
print(list(again))
again.appendleft("Z")
print(list(again))
again.extend("YX")
print(list(again), "".join(reversed(again)))
