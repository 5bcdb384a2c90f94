values = [4, 8, 6, 2, 10, 6]
n = 3
slow = [sum(values[i:i + n]) / n for i in range(len(values) - n + 1)]
window, quick = sum(values[:n]), []
quick.append(window / n)
for old, new in zip(values, values[n:]):
    window += new - old
    quick.append(window / n)
print(slow, slow == quick)
smooth, alpha = values[0], 0.5
trace = [smooth]
for v in values[1:]:
    smooth = alpha * v + (1 - alpha) * smooth
    trace.append(smooth)
print([round(t, 2) for t in trace])
wrong = [sum(values[i - n:i]) / n for i in range(len(values))]      # empty slices at first
print([round(w, 1) for w in wrong])
peaks = [i for i in range(1, len(values) - 1) if values[i - 1] < values[i] > values[i + 1]]
print(peaks, max(slow), slow.index(max(slow)))
