draws = [5, 9, 9, 2, 13, 11, 12, 1]
guesses = ["higher", "higher", "lower", "higher", "lower", "lower", "lower"]
streak = best = 0
mistakes = []
for step, (now, nxt, guess) in enumerate(zip(draws, draws[1:], guesses)):
    if guess == "higher":
        ok = nxt > now
    else:
        ok = nxt < now
    if ok:
        streak += 1
        best = max(best, streak)
    else:
        mistakes.append((step, now, nxt))
        streak = 0
    print(f"{now:>2} -> {nxt:>2}  {guess:<7} {'yes' if ok else 'no':<4} streak {streak}")
print("best streak", best)
print("mistakes", mistakes)
sensible = ["higher" if c < 7 else "lower" for c in draws[:-1]]
same = sum(a == b for a, b in zip(guesses, sensible))
print(f"{same} of {len(guesses)} guesses were sensible")
