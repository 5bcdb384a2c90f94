BREAKS = {
    "pm25": [(12, 50), (35, 100), (55, 150), (150, 200)],
    "o3": [(54, 50), (70, 100), (85, 150), (105, 200)],
}
COLORS = {50: "green", 100: "yellow", 150: "orange", 200: "red"}


def index(kind, value):
    low_value = low_index = 0
    for high_value, high_index in BREAKS[kind]:
        if value <= high_value:
            part = (value - low_value) / (high_value - low_value)
            return round(low_index + part * (high_index - low_index))
        low_value, low_index = high_value, high_index
    return 201


def color(i):
    for limit in sorted(COLORS):
        if i <= limit:
            return COLORS[limit]
    return "purple"


def main():
    days = {
        "Mon": {"pm25": 8.0, "o3": 60},
        "Tue": {"pm25": 40.5, "o3": 50},
        "Wed": {"pm25": 12},
        "Thu": {"o3": 110, "pm25": 151},
    }
    history = []
    for day, values in days.items():
        parts = {k: index(k, v) for k, v in values.items()}
        worst = max(parts, key=parts.get)
        history.append(parts[worst])
        print(f"{day}: {parts[worst]:>3} {color(parts[worst]):7} because of {worst}")
    print("mean", sum(history) / len(history), "sport outside:", [d for d, h in zip(days, history) if h <= 100])
    print({limit: sum(h <= limit for h in history) for limit in COLORS})


if __name__ == "__main__":
    main()
