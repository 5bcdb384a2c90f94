stacks = ["ZN", "MCD", "P"]
moves = ["move 1 from 2 to 1", "move 3 from 1 to 3", "move 2 from 2 to 1", "move 9 from 3 to 1"]

for keep_order in (False, True):
    state = [list(s) for s in stacks]
    for move in moves:
        _, n, _, a, _, b = move.split()
        n, a, b = int(n), int(a) - 1, int(b) - 1
        if n > len(state[a]):
            print("  only", len(state[a]), "crates:", move)
            n = len(state[a])
        lifted = state[a][len(state[a]) - n:]
        del state[a][len(state[a]) - n:]
        if not keep_order:
            lifted.reverse()
        state[b] += lifted
    print("big crane" if keep_order else "small crane", ["".join(s) for s in state])
    tops = "".join(s[-1] if s else "_" for s in state)
    print("tops:", tops)

heights = [len(s) for s in state]
tallest = max(heights)
for level in range(tallest - 1, -1, -1):
    print(" ".join(f"[{s[level]}]" if level < len(s) else "   " for s in state))
print(" ".join(f" {i + 1} " for i in range(len(state))))
print(sum(heights), "crates", stacks)
