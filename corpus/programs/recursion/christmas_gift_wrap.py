def wrap(gift, layers):
    if layers == 0:
        return gift
    return {"paper": ["red", "green", "gold"][layers % 3], "inside": wrap(gift, layers - 1)}


def unwrap(parcel, seen=[]):
    if not isinstance(parcel, dict):
        return parcel, seen
    seen.append(parcel["paper"])
    return unwrap(parcel["inside"], seen)


def main():
    parcel = wrap("puzzle", 2)
    print(parcel)
    gift, papers = unwrap(parcel)
    print(gift, "after", len(papers), "layers:", papers)
    gift, papers = unwrap(wrap("socks", 4))
    print(gift, "after", len(papers), "layers:", papers)
    gift, papers = unwrap("nothing")
    print(gift, len(papers))


main()
