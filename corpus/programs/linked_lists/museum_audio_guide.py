from collections import namedtuple

Station = namedtuple("Station", "number title seconds next alternative", defaults=(None, None))

end = Station(9, "Exit", 20)
roof = Station(7, "Roof terrace", 95, end)
armour = Station(5, "Armour", 140, roof)
toys = Station(6, "Toys", 110, end)
hall = Station(1, "Great hall", 60, armour, toys)


def tour(start, child=False):
    station, heard = start, []
    while station:
        heard.append(station)
        if child and station.alternative:
            station = station.alternative
        else:
            station = station.next
    return heard


def minutes(stations):
    m, s = divmod(sum(st.seconds for st in stations), 60)
    return f"{m}:{s:02}"


def main():
    grown = tour(hall)
    kids = tour(hall, child=True)
    print([s.title for s in grown], minutes(grown))
    print([s.title for s in kids], minutes(kids))
    shared = [s.number for s in grown if s in kids]
    print("shared", shared)
    short = hall._replace(next=end)
    print(minutes(tour(short)), hall.next.title)
    last = grown[-1]
    print(last.next, last.title, len(set(grown) | set(kids)))


main()
