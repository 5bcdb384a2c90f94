from contextlib import contextmanager

board = {"e1": "K", "d1": "Q", "e8": "k", "h4": "q"}

@contextmanager
def trial(board, a, b):
    piece = board.pop(a)
    taken = board.pop(b, None)
    board[b] = piece
    yield taken
    del board[b]
    board[a] = piece
    if taken:
        board[b] = taken

def material(board):
    values = {"K": 0, "Q": 9, "R": 5, "P": 1}
    total = 0
    for p in board.values():
        v = values[p.upper()]
        total += v if p.isupper() else -v
    return total

moves = [("d1", "d4"), ("d1", "h4"), ("e1", "f2")]
best, best_score = None, -99
for a, b in moves:
    with trial(board, a, b) as taken:
        score = material(board)
        print(a, b, "takes", taken, "score", score)
        if score > best_score:
            best, best_score = (a, b), score
print("best:", "-".join(best), best_score)
print(sorted(board.items()))
