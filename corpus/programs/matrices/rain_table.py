rain = [
    [3.2, 0.0, 1.1, 8.4],
    [2.9, 0.4, 0.0, 7.7],
    [4.0, 0.1, 2.5, 6.0],
]
stations = ["harbour", "airport", "hill"]
months = ["jan", "feb", "mar", "apr"]

# totals per station
for i in range(len(rain)):
    total = 0
    for j in range(len(rain[i])):
        total = total + rain[i][j]
    print(stations[i] + ": " + str(round(total, 1)))

# wettest station of each month
wettest = []
for j in range(len(months)):
    best = 0
    for i in range(len(rain)):
        if rain[i][j] > rain[best][j]:
            best = i
    wettest.append(stations[best])
print(wettest)

dry = 0
for row in rain:
    for v in row:
        if v == 0:
            dry += 1
print("dry months:", dry)
print("average april:", round(sum(row[3] for row in rain) / len(rain), 2))
