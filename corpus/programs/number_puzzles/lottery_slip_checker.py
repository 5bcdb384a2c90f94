drawn = {4, 11, 23, 30, 42, 45}
bonus = 7
slips = {
    "Gerd": "4 11 23 1 2 3",
    "Heidi": "30,42,45,11,7,9",
    "Ingo": "4 4 11 23 30 42",
    "Jutta": "5 12 24 31 43 50",
}

for name, text in slips.items():
    numbers = [int(n) for n in text.replace(",", " ").split()]
    if len(set(numbers)) != 6:
        print(name, "invalid: repeated number")
        continue
    if not all(1 <= n <= 49 for n in numbers):
        print(name, "invalid:", [n for n in numbers if n > 49])
        continue
    hits = sorted(set(numbers) & drawn)
    with_bonus = bonus in numbers
    prize = {6: 1000000, 5: 3000, 4: 40, 3: 10}.get(len(hits), 0)
    if with_bonus and prize:
        prize *= 2
    print(f"{name}: {len(hits)} right {hits}{' + bonus' if with_bonus else ''} -> {prize}")

near = {n: min(abs(n - d) for d in drawn) for n in (5, 12, 24, 31, 43)}
print("Jutta missed by", near)
print(sum(drawn), max(drawn) - min(drawn), len([n for n in drawn if n % 2]))
