import statistics

squads = {
    "Falcons": [("Abe", 19), ("Bill", 34), ("Chas", 27), ("Dov", 22)],
    "Gulls": [("Eli", 25), ("Fitz", 25), ("Gil", 26)],
    "Herons": [],
}


def summary(squad):
    ages = [age for _, age in squad]
    try:
        return {
            "mean": round(statistics.mean(ages), 2),
            "median": statistics.median(ages),
            "sd": round(statistics.stdev(ages), 2),
            "span": (min(ages), max(ages)),
        }
    except statistics.StatisticsError as e:
        return {"error": str(e).split(",")[0]}


def main():
    reports = {team: summary(s) for team, s in squads.items()}
    for team, r in reports.items():
        print(f"{team}: " + "; ".join(f"{k} {v}" for k, v in r.items()))
    everyone = sorted(((age, name, team) for team, s in squads.items() for name, age in s))
    print("youngest", everyone[0], "oldest", everyone[-1])
    seniors = {team: sum(age > 25 for _, age in s) for team, s in squads.items()}
    print(seniors)
    transfer = squads["Falcons"].pop(1)
    squads["Herons"] += [transfer]
    print(transfer[0], "moves:", {t: len(s) for t, s in squads.items()})
    print(summary(squads["Herons"]))
    oldest_team = max(reports, key=lambda t: reports[t].get("mean", 0))
    print("oldest team:", oldest_team)


if __name__ == "__main__":
    main()
