"""Follows parcels through scans that may come twice or in the wrong order."""

ORDER = ["announced", "picked up", "in depot", "out for delivery", "delivered"]


def latest(scans):
    best = ORDER[0]
    for scan in scans:
        if ORDER.index(scan) > ORDER.index(best):
            best = scan
    return best


def missing(scans):
    end = ORDER.index(latest(scans))
    return [s for s in ORDER[:end] if s not in scans]


def progress_bar(scans, width=10):
    done = ORDER.index(latest(scans)) / (len(ORDER) - 1)
    filled = round(done * width)
    return "[" + "#" * filled + "." * (width - filled) + "]"


def main():
    parcels = {
        "JJD01": ["announced", "picked up", "in depot"],
        "JJD02": ["announced", "out for delivery", "in depot"],
        "JJD03": [],
        "JJD04": ["announced", "delivered", "delivered"],
    }
    for code, scans in parcels.items():
        print(code, progress_bar(scans), latest(scans), missing(scans))
    open_parcels = [c for c in parcels if latest(parcels[c]) != "delivered"]
    print(f"{len(open_parcels)} open: {', '.join(open_parcels)}")
    parcels["JJD03"].append("lost")
    print(latest(parcels["JJD03"]))


main()
