/// The letters that a search treats as equal: upper and lower case, with and without accents.
///
/// `É`, `é` and `e` with a combining accent all fold to `e`. `ß` folds to `ss`, `Ł` to `l`, and
/// full-width letters to plain ones. The letters are those of Latin, Greek and Cyrillic; those of
/// other scripts only lose their case. (Unicode Character Database 16: canonical decompositions.)
enum TextFolding {
  /// Returns the folded text as UTF-8.
  static func bytes(of text: some StringProtocol) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      guard byte < 0x80 else { return slowBytes(of: text) }
      bytes.append(byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte)
    }
    return bytes
  }

  private static func slowBytes(of text: some StringProtocol) -> [UInt8] {
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars where !isMark(scalar) {
      let folded = fold(scalar)
      bytes += (doubles[folded] ?? String(folded)).utf8
    }
    return bytes
  }

  private static func fold(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    let value = scalar.value
    if value >= 0x41, value <= 0x5A { return Unicode.Scalar(value + 0x20) ?? scalar }
    guard value >= 0xC0 else { return scalar }
    for (first, letters) in tables where value >= first && value < first + UInt32(letters.count) {
      return letters[Int(value - first)]
    }
    if value >= 0xFF01, value <= 0xFF5E { return fold(Unicode.Scalar(value - 0xFEE0) ?? scalar) }
    let lower = scalar.properties.lowercaseMapping.unicodeScalars
    return lower.count == 1 ? lower.first ?? scalar : scalar
  }

  /// Whether a scalar is an accent after its letter, a Hebrew point or an Arabic short vowel.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x300...0x36F, 0x591...0x5BD, 0x5BF, 0x5C1...0x5C2, 0x64B...0x65F, 0x1AB0...0x1AFF,
      0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F:
      true
    default: false
    }
  }

  private static let doubles: [Unicode.Scalar: String] = [
    "ß": "ss", "æ": "ae", "œ": "oe", "þ": "th", "ĳ": "ij",
  ]

  /// The folded letters, each table starting at a scalar.
  private static let tables: [(first: UInt32, letters: [Unicode.Scalar])] = [
    (
      0xC0,
      "aaaaaaæceeeeiiiidnooooo×ouuuuyþßaaaaaaæceeeeiiiidnooooo÷ouuuuyþy"
        + "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiĳĳjjkkĸllllllŀ"
        + "ŀllnnnnnnŉŋŋooooooœœrrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs"
        + "ƀɓƃƃƅƅɔƈƈɖɗƌƌƍǝəɛƒƒɠɣƕɩɨƙƙƚƛɯɲƞɵooƣƣƥƥʀƨƨʃƪƫƭƭʈuuʊʋƴƴƶƶʒƹƹƺƻƽƽƾƿ"
        + "ǀǁǂǃǆǆǆǉǉǉǌǌǌaaiioouuuuuuuuuuǝaaaaææǥǥggkkooooʒʒjǳǳǳggƕƿnnaaææoo"
        + "aaaaeeeeiiiioooorrrruuuussttȝȝhhƞȡȣȣȥȥaaeeooooooooyyȴȵȶȷȸȹⱥȼȼƚⱦȿ"
        + "ɀɂɂƀʉʌɇɇɉɉɋɋɍɍɏɏ"
    ),
    (
      0x386,
      "α·εηι·ο·υωιαβγδεζηθικλμνξοπρ·στυφχψωιυαεηιυαβγδεζηθικλμνξοπρσστυ"
        + "φχψωιυουω"
    ),
    (
      0x400,
      "ееђгєѕііјљњћкиуџабвгдежзииклмнопрстуфхцчшщъыьэюяабвгдежзииклмноп"
        + "рстуфхцчшщъыьэюяееђгєѕііјљњћкиуџѡѡѣѣѥѥѧѧѩѩѫѫѭѭѯѯѱѱѳѳѵѵѵѵѹѹѻѻѽѽѿѿ"
        + "ҁҁ"
    ),
    (
      0x48A,
      "ҋҋҍҍҏҏґґғғҕҕҗҗҙҙққҝҝҟҟҡҡңңҥҥҧҧҩҩҫҫҭҭүүұұҳҳҵҵҷҷҹҹһһҽҽҿҿӏжжӄӄӆӆӈӈӊ"
        + "ӊӌӌӎӎӏааааӕӕееәәәәжжззӡӡииииооөөөөээууууууччӷӷыыӻӻӽӽӿӿԁԁԃԃԅԅԇԇԉԉ"
        + "ԋԋԍԍԏԏԑԑԓԓԕԕԗԗԙԙԛԛԝԝԟԟԡԡԣԣԥԥԧԧԩԩԫԫԭԭԯԯ"
    ),
    (
      0x1E00,
      "aabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmm"
        + "mmmmnnnnnnnnoooooooopppprrrrrrrrssssssssssttttttttuuuuuuuuuuvvvv"
        + "wwwwwwwwwwxxxxyyzzzzzzhtwyẚsẜẝßẟaaaaaaaaaaaaaaaaaaaaaaaaeeeeeeee"
        + "eeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyyỻỻỽỽỿỿ"
    ),
    (
      0x1F00,
      "ααααααααααααααααεεεεεε··εεεεεε··ηηηηηηηηηηηηηηηηιιιιιιιιιιιιιιιι"
        + "οοοοοο··οοοοοο··υυυυυυυυ·υ·υ·υ·υωωωωωωωωωωωωωωωωααεεηηιιοουυωω··"
        + "ααααααααααααααααηηηηηηηηηηηηηηηηωωωωωωωωωωωωωωωωααααα·ααααααα"
    ),
  ].map { ($0, Array($1.unicodeScalars)) }
}
