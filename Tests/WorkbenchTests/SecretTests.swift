import CommandLanguage
import SessionSupport
import TestSupport
import Testing

@testable import Workbench
@testable import Workspace

/// Credentials in commands, from the line that is typed to whatever keeps or shows it.
@MainActor @Suite struct SecretTests {
  /// What must be nowhere.
  nonisolated static let secrets = [
    "hunter2", "abcd1234", "s3cr3tv4lue", "k3yk3yk3y", "tttt4444", "cr4mb",
  ]

  nonisolated static let served = #"""
    {"/rows": {"pages": [[{"id": 1, "title": "a"}], [{"id": 2, "title": "b"}]]}, "/down": {"status": 503}}
    """#

  /// Lines that hold one of them each, or more.
  nonisolated static let lines = [
    "open http://ann:hunter2@example.org/rows",
    "open http://hunter2@example.org/rows",
    "open http://ann:hunter2@example.org/down",
    "open http://ann:hunter2@example.org/nothing",
    "open http://ann:hun/ter2@example.org/rows?token=abcd1234",
    "open http://example.org/rows?token=abcd1234&size=2",
    "open http://example.org/rows --header 'Authorization: Bearer s3cr3tv4lue'",
    "open http://example.org/rows --header \"Authorization: s3cr3tv4lue\" --param api_key=k3yk3yk3y",
    "open http://example.org/rows --header 'Cookie: a=cr4mb' --header 'X-Api-Key: k3yk3yk3y'",
    "open http://example.org/down --method POST --param token=abcd1234",
    "open http://ann:hunter2@example.org/rows bogus",
    "open http://ann:hunter2@example.org/rows --header s3cr3tv4lue",
    "open http://ann:hunter2@example.org/rows --header 'Authorization s3cr3tv4lue'",
    "open \"http://ann:hunter2@example.org/rows",
    "open http://ann:hunter2@exa mple.org/rows {",
    "let token tttt4444; let token; let; open http://example.org/rows --param token=$token",
    "alias o open http://ann:hunter2@example.org/rows; alias; o",
    "repeat 2 open http://ann:hunter2@example.org/rows",
    "time open http://ann:hunter2@example.org/down",
    "save http://ann:hunter2@example.org/rows",
    "snapshot x; apply http://ann:hunter2@example.org/rows",
    "nosuch http://ann:hunter2@example.org/rows",
    "find http://ann:hunter2@example.org/rows",
    "open 'host=h password=hunter2 dbname=d'",
  ]

  /// What shows where a table came from and what was asked.
  private static let looks = [
    "info", "sources", "request", "report", "ls", "stack", "more", "pull", "trace show", "net",
    "history --script",
    "let", "alias", "changes", "why 0 0", "echo $token", "picture x.svg --all",
  ]

  @Test(arguments: lines)
  func `no output shows a credential`(line: String) throws {
    for format in AnswerFormat.allCases {
      let fixture = try SessionFixture(nil, served: Self.served)
      fixture.session.isConfined = true
      fixture.session.settings.echoes = true
      var text = ""
      for command in ["trace on", line] + Self.looks {
        _ = fixture.session.run(command, at: CommandPlace(isPrompt: true)) { outcome in
          let writer = format.writer()
          text += outcome.command + writer.output(for: outcome) + writer.errors(for: outcome)
        }
        text += fixture.session.prompt + fixture.session.typedCommand
      }
      for secret in Self.secrets + ["ter2"] {
        #expect(!text.contains(secret), "\(format): \(secret) of \(line) in \(text)")
      }
    }
  }

  @Test(arguments: [
    ("open rows.json", "open rows.json"), ("row 0 3; let row 3", "row 0 3; let row 3"),
    ("open http://h/rows?page=2", "open http://h/rows?page=2"),
    ("open http://ann:pw@h/rows", "open http://ann:${password:?}@h/rows"),
    ("open http://pw@h/rows", "open http://${password:?}@h/rows"),
    ("open \"http://ann:pw@h/\" as x", "open \"http://ann:${password:?}@h/\" as x"),
    ("open 'http://ann:p$w@h/' as x", "open \"http://ann:${password:?}@h/\" as x"),
    ("open http://h/?token=t&a=1&sig=s", "open http://h/?token=${token:?}&a=1&sig=${sig:?}"),
    ("open http://ann:$pw@h/", "open http://ann:$pw@h/"),
    ("open http://ann:x$pw@h/", "open http://ann:${password:?}$pw@h/"),
    ("open http://$host/?key=k", "open http://$host/?key=${key:?}"),
    (
      "open u --header 'Authorization: Basic YTpi'",
      "open u --header \"Authorization: Basic ${authorization:?}\""
    ),
    ("open u --header 'X-Api-Key: a\"b'", "open u --header \"X-Api-Key: ${x_api_key:?}\""),
    (
      "open u --header \"Authorization: Bearer $T\"", "open u --header \"Authorization: Bearer $T\""
    ),
    ("open u --header 'Accept: text/html'", "open u --header 'Accept: text/html'"),
    (
      "open u --param token=a --param token=b",
      "open u --param token=${token:?} --param token=${token2:?}"
    ),
    (
      "open u --param token=a --param token=a",
      "open u --param token=${token:?} --param token=${token:?}"
    ),
    ("let token abc", "let token ${token:?}"), ("let token = 'a b'", "let token = \"${token:?}\""),
    ("open 'host=h password=pw user=u'", "open \"host=h password=${password:?} user=u\""),
    ("open \"password='a b' dbname=d\"", "open \"password='${password:?}' dbname=d\""),
    ("!psql 'host=h password=pw'", "!psql 'host=h password=${password:?}"),
    ("update 0 0 note='the password=x'", "update 0 0 note='the password=x'"),
    ("!curl https://u:pw@h/", "!curl https://u:${password:?}@h/"),
    ("!curl https://u:$PW@h/ -o x", "!curl https://u:$PW@h/ -o x"),
    (
      "!curl 'https://u:pw@h/?token=t' https://u:pw2@h/",
      "!curl 'https://u:${password:?}@h/?token=${token:?} https://u:${password2:?}@h/"
    ),
    (
      "rows | psql postgresql://u:pw@h/d -c 'x'",
      "rows | psql postgresql://u:${password:?}@h/d -c 'x'"
    ),
    ("alias o open http://a:b@h/", "alias o open http://a:${password:?}@h/"),
    ("insert after {\"url\": \"http://a:b@h/\"}", "insert after {\"url\": \"http://a:b@h/\"}"),
    ("update 0 0 url=http://a:b@h/", "update 0 0 url=http://a:${password:?}@h/"),
    ("open http://${password:?}@h/", "open http://${password:?}@h/"),
    ("open http://ann:$pw@h/?token=t", "open http://ann:$pw@h/?token=${token:?}"),
    ("open http://h:$PORT/x?mail=a@b", "open http://h:$PORT/x?mail=a@b"),
    ("open http://h/@name?a=b", "open http://h/@name?a=b"),
    ("open http://h:80/@me", "open http://h:80/@me"),
    ("open http://token@h/", "open http://${password:?}@h/"),
    ("open postgresql://threes@h/d", "open postgresql://threes@h/d"),
    ("open POSTGRES://threes:pw@h/d", "open POSTGRES://threes:${password:?}@h/d"),
    ("open postgres://threes@h/d?password=x", "open postgres://threes@h/d?password=${password:?}"),
  ])
  func `a line is kept with placeholders`(typed: String, kept: String) {
    let text = SecretText(typed)
    #expect(text.text == kept)
    #expect(SecretText(kept).text == kept)
  }

  @Test func `a line with placeholders does what the typed one did`() throws {
    for line in Self.lines {
      let typed = try SessionFixture(nil, served: Self.served)
      let kept = try SessionFixture(nil, served: Self.served)
      let text = SecretText(line)
      for (name, value) in text.values { kept.session.names.variables[name] = value }
      #expect(kept.code(text.text) == typed.code(line), "\(line)")
    }
  }

  @Test func `a placeholder is a variable, else a question, else an error`() throws {
    let fixture = try SessionFixture(nil, served: Self.served)
    let line = "open http://ann:${password:?}@example.org/rows"
    #expect(
      fixture.type(line) == """
        error[no-secret]: the secret password is missing
            open http://ann:${password:?}@example.org/rows
                            ^
          hint: use `--set password=VALUE` or the environment variable TABLETOP_PASSWORD
        """
    )
    var prompts: [String] = []
    var person = PromptInteraction(ask: { _ in .endOfInput }, show: { _ in })
    person.askSecret = { prompt in
      prompts.append(prompt)
      return .line("hunter2")
    }
    fixture.session.host.person = person
    #expect(fixture.code(line) == "ok")
    #expect(fixture.code(line) == "ok")
    #expect(prompts == ["password (not shown): ", "password (not shown): "])
    person.askSecret = { _ in .interrupted }
    fixture.session.host.person = person
    #expect(fixture.code(line) == "no-secret")
    fixture.type("let password hunter2")
    #expect(fixture.code(line) == "ok")
  }

  /// Lines whose program fails if the shell gets another credential than the typed one.
  @Test(arguments: [
    "!test https://u:hunter2@h/x = https://u:hun'ter2'@h/x",
    "shell test https://u:hunter2@h/x = https://u:hun'ter2'@h/x",
    "count | test https://u:hunter2@h/x = https://u:hun'ter2'@h/x",
    "let password \"it's\"; !test https://u:${password:?}@h = \"https://u:it\"\\'s@h",
    "!x=1; test ${x:?} = 1",
  ])
  func `a program gets the line that was typed`(line: String) throws {
    let fixture = try SessionFixture()
    #expect(fixture.code(line) == "ok", "\(fixture.type(line))")
  }

  @Test func `the output of a program shows no credential of its line`() throws {
    let fixture = try SessionFixture()
    #expect(!fixture.type("!echo https://u:hunter2@h/x").contains("hunter2"))
    #expect(fixture.type("!echo https://u:hunter2@h/x").contains("@h/x") == false)
    let failing = "!printf 'hunt%s' er2; : https://u:hunter2@h/x; exit 1"
    #expect(!fixture.type(failing).contains("hunter2"))
    #expect(fixture.type("!echo hunter2") == "hunter2")
  }

  @Test func `a script of the session asks too`() throws {
    let fixture = try SessionFixture(nil, served: Self.served)
    fixture.type("open http://ann:hunter2@example.org/rows")
    fixture.type("let t s3cr3tv4lue")
    fixture.type("open http://example.org/rows --param key=$t")
    #expect(
      fixture.session[TranscriptFeature.self]?.scriptLog.commands == [
        "open http://ann:${password:?}@example.org/rows", "let t ${secret:?}",
        "open http://example.org/rows --param key=$t",
      ]
    )
  }

  @Test func `a recording begins without the secrets of the session`() throws {
    let fixture = try SessionFixture()
    fixture.run("let token tttt4444", "let row 3", "alias o open http://ann:hunter2@h/")
    let start = RecordingStart(of: fixture.session, folder: ".")
    #expect(start.commands.prefix(2) == ["let row 3", "alias o open http://ann:${password:?}@h/"])
    #expect(
      start.notes.first
        == "the recording omits the secret in token; replay with `--set token=VALUE`"
    )
  }
}
