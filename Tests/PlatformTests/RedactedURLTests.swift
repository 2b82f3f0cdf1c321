import Platform
import Testing

@Suite struct RedactedURLTests {
  @Test(arguments: [
    ("http://a/x?page=2", "http://a/x?page=2"), ("http://u:p@a/x", "http://a/x"),
    ("http://u:p/q@a/x", "http://a/x"), ("http://[::1]:80/@u", "http://[::1]:80/@u"),
    ("http://a/x?token=abc", "http://a/x?token=…"),
    ("http://a/x?b=1&api_key=k&c=2", "http://a/x?b=1&api_key=…&c=2"),
    ("http://a/x?access%5Ftoken=t#sig=s", "http://a/x?access%5Ftoken=…#sig=…"),
    ("http://a/x?token=&token", "http://a/x?token=&token"), ("rows.json", "rows.json"),
    ("http://a/x?url=http://b/?token=t", "http://a/x?url=http://b/?token=…"),
  ])
  func `shows a URL without credentials`(url: String, shown: String) {
    #expect(RedactedURL(url).description == shown)
  }

  @Test func `shows a message without the credentials of its URLs`() {
    #expect(
      RedactedURL.redacting("found \"http://u:p@a/x?key=k\" and 'https://b/' at 12:30")
        == "found \"http://a/x?key=…\" and 'https://b/' at 12:30"
    )
  }

  @Test(arguments: [
    "Authorization", "proxy-authorization", "Cookie", "Set-Cookie", "X-Api-Key", "apikey", "apiKey",
    "key",
    "token", "access_token", "X-Auth-Token", "secret", "client_secret", "password", "passwd", "pwd",
    "auth",
    "signature", "X-Amz-Signature", "sig", "sessionid", "sid", "jwt", "pw",
  ])
  func `knows the names of credentials`(name: String) { #expect(CredentialName.matches(name)) }

  @Test(arguments: [
    "page", "title", "Accept", "Accept-Language", "author", "keyword", "monkey", "keys", "design",
    "size",
    "cursor", "q", "sort", "",
  ])
  func `knows other names`(name: String) { #expect(!CredentialName.matches(name)) }
}
