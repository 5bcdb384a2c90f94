students = [("s1", "Ada"), ("s2", "Bo"), ("s3", "Cy")]
courses = {"c1": "Logic", "c2": "Welding"}
enrolled = [("s1", "c1", 1.3), ("s1", "c2", 2.0), ("s3", "c2", None), ("s4", "c1", 1.0)]


def join(students, courses, enrolled):
    names = dict(students)
    for sid, cid, grade in enrolled:
        if sid in names:
            yield {"student": names[sid], "course": courses[cid], "grade": grade}


def table(rows, columns):
    widths = [max(len(str(r[c])) for r in rows + [dict(zip(columns, columns))]) for c in columns]
    lines = [" | ".join(c.ljust(w) for c, w in zip(columns, widths))]
    lines.append("-+-".join("-" * w for w in widths))
    for r in rows:
        lines.append(" | ".join(str(r[c]).ljust(w) for c, w in zip(columns, widths)))
    return "\n".join(lines)


def main():
    rows = list(join(students, courses, enrolled))
    print(table(rows, ["student", "course", "grade"]))
    without = {n for _, n in students} - {r["student"] for r in rows}
    print("without course:", without)
    graded = [r["grade"] for r in rows if r["grade"] is not None]
    print("mean", sum(graded) / len(graded))
    lost = [e for e in enrolled if e[0] not in dict(students)]
    print("lost:", lost)


if __name__ == "__main__":
    main()
