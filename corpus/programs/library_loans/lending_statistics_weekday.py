import datetime

loans = {
    "2024-04-01": 0, "2024-04-02": 41, "2024-04-03": 38, "2024-04-04": 35, "2024-04-05": 60, "2024-04-06": 88,
    "2024-04-08": 22, "2024-04-09": 45, "2024-04-10": 36, "2024-04-12": 71,
}

sums = [0] * 7
days = [0] * 7
for text, n in loans.items():
    y, m, d = text.split("-")
    weekday = datetime.date(int(y), int(m), int(d)).weekday()
    sums[weekday] += n
    days[weekday] += 1

names = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
means = {}
for i in range(7):
    if days[i]:
        means[names[i]] = sums[i] / days[i]
        print(names[i], days[i], "days, mean", means[names[i]], "*" * int(means[names[i]] / 5))
    else:
        print(names[i], "closed")

busy = max(means, key=lambda k: means[k])
print("busiest:", busy)
share = means[busy] / sum(means.values())
print("share of a week: %.1f%%" % (share * 100))
zero = [t for t in loans if not loans[t]]
print("holiday?", zero)
without = [n for n in loans.values() if n]
print(round(sum(loans.values()) / len(loans), 1), sum(without) / len(without))
