extension HelpTopic {
  /// The topic about files and programs that receive rows.
  static let exports = HelpTopic(
    name: "exports",
    summary: "write rows to files and programs: CSV, JSON, Markdown, HTML",
    parts: [
      .text("A terminal shows 100 rows at a time. A file, a pipe and --format get every row."),
      .terms([
        Term("rows > FILE.csv", "the ending names the form: csv, tsv, jsonl, json, md, html"),
        Term("rows >> FILE.csv", "adds to the end of a file: everything or nothing"),
        Term("rows --format csv | wc -l", "the same for a program"),
        Term("rows --limit 10 > FILE", "the only limit; a note says that there are more"),
        Term("rows --keys name,a.b > FILE", "these columns; `*` has one for each key"),
        Term("find TEXT > FILE.csv", "the found rows; also `keys` and `report`"),
        Term("diff > FILE.csv", "a row for each change; also `changes`, with its edit"),
        Term("item 0 3 --raw > FILE", "the bytes of one row"),
        Term("save FILE", "the whole document, in its own form"),
      ]),
      .text(
        "The columns section, row and id come first, then the members of each object; --keys"
          + " leaves them out. A member of the same name is called `id 2`. Lists and objects in"
          + " a cell are JSON. Ctrl-C leaves the file unchanged."
      ),
      .example(HelpExample(line: "rows --keys title,id --limit 2 --format csv")),
    ]
  )
}
