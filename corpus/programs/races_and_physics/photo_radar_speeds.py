def main():
    photos = [("B-XY 1", 0.42, "31.5"), ("M-A 99", 0.61, "28.0"), ("K-Ö 7", 0.35, "n/a"), ("HH-S 3", 0.0, "30.0")]
    limit, tolerance = 50, 3
    letters = []
    unclear = []
    for plate, seconds, metres in photos:
        try:
            speed = float(metres) / seconds / 10 * 3.6 * 2
        except ValueError:
            unclear.append((plate, "no distance"))
            continue
        except ZeroDivisionError:
            unclear.append((plate, "no time"))
            continue
        over = speed - tolerance - limit
        print(f"{plate:8}{speed:6.1f} km/h {'over by %.1f' % over if over > 0 else 'ok'}")
        if over > 0:
            fine = next(f for lim, f in ((10, 30), (15, 50), (20, 70), (999, 115)) if over <= lim)
            letters.append((plate, fine))
    print("letters:", letters)
    print("unclear:", unclear)
    print("income", sum(f for _, f in letters))
    cities = {p.split("-")[0] for p, *_ in photos}
    print(len(cities), "cities:", *sorted(cities))


if __name__ == "__main__":
    main()
