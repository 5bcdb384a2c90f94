CITIES = {"Lisbon": 0, "Nairobi": 3, "Kolkata": 5.5, "Denver": -7}


def local(hour, city):
    return (hour + CITIES[city]) % 24


def show(hour):
    h = int(hour)
    return f"{h:02}:{int((hour - h) * 60):02}"


def awake(hour, start=8, end=22):
    return start <= hour < end


def best_hours(cities):
    scores = {}
    for utc in range(24):
        scores[utc] = sum(awake(local(utc, c)) for c in cities)
    top = max(scores.values())
    return [h for h, s in scores.items() if s == top], top


def main():
    team = ["Lisbon", "Nairobi", "Kolkata"]
    hours, n = best_hours(team)
    print(f"{n} of {len(team)} awake at {hours[0]} to {hours[-1]} UTC")
    for c in team:
        print(f"  {c:<8}{show(local(hours[0], c))}")
    team.append("Denver")
    hours, n = best_hours(team)
    print(n, hours, [show(local(hours[0], c)) for c in team])
    gap = max(CITIES.values()) - min(CITIES.values())
    print("widest gap", gap, show(gap))
    print(show(local(23.75, "Kolkata")), show(local(2, "Denver")))


main()
