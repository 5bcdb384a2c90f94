import textwrap

NOTES = {
    "intro": "This report was written in a hurry and it shows in every line of it.",
    "todo": """
        - buy paint
          (white)
        - call Bob
    """,
}

print(textwrap.fill(NOTES["intro"], 30, initial_indent="* ", subsequent_indent="  "))
todo = textwrap.dedent(NOTES["todo"]).strip("\n")
print(todo)
print(textwrap.indent(todo, "> ", lambda line: line.startswith("-")))
print(textwrap.shorten(NOTES["intro"], 28, placeholder=" ..."))
for i, line in enumerate(textwrap.wrap(NOTES["intro"], 24), 1):
    print(f"{i:02}|{line:<24}|{len(line):>3}")
