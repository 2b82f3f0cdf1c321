/// The words behind `app`, in the order in which `help app` lists them.
@MainActor enum AppWordList {
  static let all: [any AppWord.Type] = [
    AppImplementWord.self, AppConnectWord.self, AppNoiseWord.self, AppCellWord.self,
    AppCellForRowWord.self, AppRegisterWord.self, AppDequeueWord.self, AppOnMoveWord.self,
    AppPagingWord.self, AppCheckmarkWord.self, AppAsyncWord.self, AppWindowWord.self,
    AppIndexWord.self, AppMemoryWord.self, AppRefreshWord.self, AppPushWord.self,
    AppSnapshotWord.self, AppEstimateWord.self, AppInsetWord.self, AppHeightFromWord.self,
  ]

  /// The word of a name, or nil.
  static func named(_ name: String) -> (any AppWord.Type)? {
    all.first { $0.description.name == name }
  }

  /// All names.
  static var names: [String] { all.map { $0.description.name } }
}
