def score(comment):
    """Own votes plus half of what the replies got."""
    return comment["votes"] + sum(score(r) for r in comment.get("replies", [])) / 2


def best_first(comments):
    ordered = sorted(comments, key=score, reverse=True)
    return [{**c, "replies": best_first(c.get("replies", []))} for c in ordered]


def prune(comments, minimum):
    kept = []
    for c in comments:
        c["replies"] = prune(c.get("replies", []), minimum)
        if c["votes"] >= minimum or c["replies"]:
            kept.append(c)
    return kept


def lines(comments, mark="*"):
    for c in comments:
        yield f"{mark} {c['by']} ({c['votes']:+d})"
        yield from lines(c["replies"], mark + "*")


def main():
    page = [
        {"by": "troll99", "votes": -7, "replies": [
            {"by": "kind_soul", "votes": 4},
            {"by": "troll98", "votes": -2},
        ]},
        {"by": "expert", "votes": 3, "replies": [{"by": "fan", "votes": 1}]},
        {"by": "newbie", "votes": 2},
    ]
    for c in page:
        print(f"{c['by']:<8} {score(c)}")
    print("\n".join(lines(best_first(page))))
    print("-- from 0 votes")
    print(*lines(prune(page, 0)), sep="\n")
    print(score(page[0]))


main()
