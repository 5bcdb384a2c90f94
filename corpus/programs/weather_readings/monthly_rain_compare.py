def main():
    normal = [62, 45, 58, 41, 70, 74, 80, 77, 55, 50, 60, 66]
    this_year = [80, 12, 58, 20, 95, 60, 130, 41]
    months = "JFMAMJJASOND"
    surplus = []
    for i in range(len(this_year)):
        diff = this_year[i] - normal[i]
        percent = this_year[i] / normal[i] * 100
        surplus.append(diff)
        print(f"{months[i]} {this_year[i]:>4} {diff:+4d} {percent:4.0f} %")
    total = sum(surplus)
    print("balance:", total, "mm", "too wet" if total > 0 else "too dry")
    dry = [i + 1 for i, d in enumerate(surplus) if d < -20]
    print("dry months:", dry)
    worst = surplus.index(max(surplus, key=abs))
    print("most unusual month:", worst + 1, surplus[worst])
    need = sum(normal) - sum(this_year)
    left = len(normal) - len(this_year)
    print(f"{need} mm in {left} months make a normal year, {need / left:.1f} each")
    expected = sum(normal[len(this_year):])
    print("expected:", expected, "gap", need - expected)


main()
