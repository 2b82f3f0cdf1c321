/// Usual key names in lowercase without separators, the most likely first.
enum BindingNames {
  /// Names of titles, including those of widely published data in other languages.
  static let titles = [
    "title", "itemtitle", "name", "label", "headline", "heading", "displayname", "fullname",
    "itemname", "longname", "shortname", "message", "msg",
    // German, French, Spanish, Italian, Portuguese, Dutch, Nordic languages, Polish, Turkish.
    "titel", "bezeichnung", "titre", "nom", "título", "titulo", "nombre", "titolo", "nome",
    "denominazione", "naam", "namn", "navn", "tittel", "nimi", "nazwa", "tytuł", "ad", "isim",
    "başlık",
    // Russian and Ukrainian, Greek.
    "название", "наименование", "имя", "заголовок", "назва", "όνομα", "τίτλος",
    // Chinese, Japanese, Korean.
    "名称", "名稱", "名字", "姓名", "标题", "標題", "题名", "名前", "名", "氏名", "タイトル", "見出し", "이름", "제목",
    "명칭",
    // Hebrew, Arabic, Persian, Hindi.
    "שם", "כותרת", "اسم", "الاسم", "عنوان", "العنوان", "نام", "नाम", "शीर्षक",
    "subject", "caption", "text",
  ]

  /// Names of subtitles.
  static let subtitles = [
    "subtitle", "itemsubtitle", "detail", "details", "description", "summary", "subheading",
    "tagline", "byline", "preview", "caption", "author", "artist",
    "untertitel", "beschreibung", "soustitre", "descripción", "descripcion", "subtítulo",
    "descrizione", "sottotitolo", "descrição", "descricao", "omschrijving", "beskrivning",
    "beskrivelse", "kuvaus", "opis", "описание", "подзаголовок", "опис", "描述", "说明", "簡介", "简介",
    "説明", "概要", "설명", "תיאור", "وصف", "الوصف", "विवरण",
  ]

  /// Names of objects that describe a row, so that a name in them is not the row's.
  static let attributes: Set<String> = [
    "status", "state", "priority", "severity", "type", "kind", "category", "resolution", "stage",
    "phase", "level", "role", "language", "license", "currency", "unit", "issuetype",
    "author", "creator", "owner", "assignee", "reporter", "sender", "uploader", "user",
  ]

  /// Names of images.
  static let images = [
    "image", "itemimage", "imagename", "imageurl", "icon", "iconname", "thumbnail", "thumbnailurl",
    "thumb", "photo", "picture", "avatar", "avatarurl",
  ]

  /// Names of ids.
  static let ids = ["id", "itemidentifier", "identifier", "uuid", "guid", "key", "slug"]

  /// Names of row heights.
  static let heights = ["rowheight", "itemheight", "cellheight"]

  /// The maximum length of a key with its separators; longer keys are not usual names.
  private static let longestName = 64

  private static let titleRanks = ranks(titles)
  private static let subtitleRanks = ranks(subtitles)

  private static func ranks(_ names: [String]) -> [String: Int] {
    Dictionary(names.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
  }

  /// Returns a key in lowercase without separators; empty for a key that is too long.
  static func plain(_ key: String) -> String {
    guard key.utf8.count <= longestName else { return "" }
    return String(key.lowercased().filter { $0 != "_" && $0 != "-" && $0 != " " })
  }

  /// Returns the points for a name as a title, from 0 to 40.
  static func titlePoints(_ plain: String) -> Int {
    if let rank = titleRanks[plain] { return 40 - min(rank, 20) }
    // Examples are `FirstName` and `company_name`.
    return plain.hasSuffix("name") ? 10 : 0
  }

  /// Returns the points for a name as a subtitle, from 0 to 40.
  static func subtitlePoints(_ plain: String) -> Int {
    subtitleRanks[plain].map { 40 - min($0, 20) } ?? 0
  }
}
