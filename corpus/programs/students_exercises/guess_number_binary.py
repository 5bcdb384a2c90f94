def guess(secret, low=1, high=64):
    tries = []
    while low <= high:
        middle = (low + high) // 2
        tries.append(middle)
        if middle == secret:
            return tries
        elif middle < secret:
            low = middle + 1
        else:
            high = middle - 1
    return None


print(guess(50))
print(guess(1))
print(guess(65))
longest = max(range(40, 43), key=lambda s: len(guess(s)))
print(longest, len(guess(longest)))
