package import TableStore

extension OpenOptions {
  /// The options that bind keys, by name.
  package static let keys:
    [(option: String, key: any WritableKeyPath<OpenOptions, String?> & Sendable)] = [
      ("--title", \.titleKey), ("--subtitle", \.subtitleKey), ("--image", \.imageKey),
      ("--id", \.idKey), ("--section", \.sectionKey), ("--kind", \.kindKey),
      ("--row-height", \.rowHeightKey),
    ]
}
