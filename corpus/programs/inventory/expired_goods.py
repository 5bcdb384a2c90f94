import datetime

TODAY = datetime.date(2024, 3, 10)

goods = {
    "yoghurt": ["2024-03-08", 12],
    "milk": ["2024-03-12", 30],
    "cheese": ["2024-04-01", 8],
    "cream": ["2024-03-10", 5],
    "butter": [None, 3],
}

def days_left(text):
    if text is None:
        return None
    year, month, day = map(int, text.split("-"))
    return (datetime.date(year, month, day) - TODAY).days

def label(days):
    if days is None:
        return "no date"
    elif days < 0:
        return "expired"
    elif days == 0:
        return "last day"
    elif days <= 3:
        return "reduce price"
    return "ok"

def main():
    labels = {}
    for name, (date, count) in goods.items():
        left = days_left(date)
        labels.setdefault(label(left), []).append(name)
    for k in sorted(labels):
        print(k + ":", labels[k])
    thrown = sum(goods[n][1] for n in labels["expired"])
    print("throw away", thrown)

if __name__ == "__main__":
    main()
