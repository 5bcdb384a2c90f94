import csv
import io

answers = [
    {"name": "Öztürk, Ali", "q1": "b", "q2": "c", "comment": 'said "why?"'},
    {"name": "Smith, Jo", "q1": "a", "q2": "c"},
    {"name": "Wu, Lin", "q1": "b", "comment": "left early;\nill"},
]
key = {"q1": "b", "q2": "c"}
fields = ["name", "q1", "q2", "points", "comment"]


def with_points(rows):
    for row in rows:
        row = dict(row)
        row["points"] = sum(row.get(q) == a for q, a in key.items())
        yield row


def main():
    out = io.StringIO()
    writer = csv.DictWriter(out, fields, restval="-", lineterminator="\n", delimiter=";")
    writer.writeheader()
    writer.writerows(with_points(answers))
    text = out.getvalue()
    print(text)
    back = list(csv.DictReader(io.StringIO(text), delimiter=";"))
    print(len(back), "rows,", text.count("\n"), "lines")
    print([r["name"].split(", ")[1] for r in back if int(r["points"]) == len(key)])
    assert back[2]["comment"] == answers[2]["comment"]
    totals = sum(r["points"] for r in with_points(answers))
    print("mean", totals / len(answers), "points" in answers[0])


if __name__ == "__main__":
    main()
