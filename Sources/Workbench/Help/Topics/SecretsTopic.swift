extension HelpTopic {
  /// Credentials in commands.
  static let secrets = HelpTopic(
    name: "secrets",
    summary: "passwords and tokens in commands",
    parts: [
      .text(
        "Tabletop hides the password of a URL, and the value of a header, parameter or variable with"
          + " a name such as Authorization, Cookie, X-Api-Key, token, secret or signature. Output shows … "
          + "in its place. The history, recordings and scripts hold ${NAME:?}, so the line runs again."
      ),
      .terms([
        Term("${NAME:?}", "the secret NAME; the first of these that is there:"),
        Term("let NAME VALUE", "the variable, also by --set NAME=VALUE"),
        Term("TABLETOP_NAME", "the environment variable, in capitals; not with --safe"),
        Term("a question", "at the prompt only; it does not show what you type"),
      ]),
      .text(
        "A script without the secret stops with no-secret. Rows are data: Tabletop does not look for"
          + " secrets in them. A server gets credentials only if the URL names it, not after a redirect"
          + " to another one."
      ),
    ]
  )
}
