energy = [2, 3, 9, 4, 2, 2, 8, 3, 1, 10, 9, 2, 2, 7]
window = 4

beats = []
for i in range(window, len(energy)):
    average = 0
    for j in range(i - window, i):
        average += energy[j]
    average = average / window
    if energy[i] > 1.5 * average:
        if len(beats) == 0 or i - beats[-1] > 1:
            beats.append(i)

print("beats at", beats)
gaps = []
for k in range(1, len(beats)):
    gaps.append(beats[k] - beats[k - 1])
print("gaps", gaps)
seconds = sum(gaps) / len(gaps) * 0.15
print("tempo about", round(60 / seconds), "bpm")
line = ""
for i in range(len(energy)):
    line += "^" if i in beats else "."
print(line)
print("first beat missed:", energy[2] == max(energy[:window]))
