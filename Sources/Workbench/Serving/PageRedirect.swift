/// A file that sends a browser to an address.
///
/// All users of a machine see the arguments of a program, but only this user can read the file.
struct PageRedirect {
  /// The address with the secret.
  let address: String

  /// The text of the file.
  var text: String {
    """
    <!doctype html>
    <meta charset="utf-8">
    <meta name="referrer" content="no-referrer">
    <meta http-equiv="refresh" content="0;url=\(address)">
    <title>Tabletop</title>

    """
  }
}
