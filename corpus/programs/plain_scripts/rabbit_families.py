# pairs of rabbits: babies, young, adults
babies, young, adults = 1, 0, 0
history = []

for month in range(1, 10):
    babies, young, adults = adults, babies, adults + young
    if month == 6:
        fox = adults // 2
        adults -= fox
        print("the fox takes", fox)
    history.append(babies + young + adults)

print(history)
growth = [round(b / a, 2) for a, b in zip(history, history[1:])]
print(growth)

without = [1, 1]
while len(without) < len(history):
    without.append(without[-1] + without[-2])
print(without)
print("fewer because of the fox:", [w - h for w, h in zip(without, history)])
first_20 = next((m for m, n in enumerate(without, 1) if n > 20), None)
print("more than 20 in month", first_20)
print(max(history), history.index(max(history)) + 1)
