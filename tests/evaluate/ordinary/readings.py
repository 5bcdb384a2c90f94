# Two spaces, no functions but one: a script.
raw = "12, 15, x, 9"
values = []
for piece in raw.split(","):
  if piece.strip().isdigit():
    values.append(int(piece))


def mean(numbers):
  return sum(numbers) / len(numbers)


average = mean(values)
print(f"{average:.1f}")
print(values[7])
