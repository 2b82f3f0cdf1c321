/// A transfer for as long as somebody else wants it.
struct WeakTransfer {
  weak let transfer: CurlTransfer?
}
