/// A sign that an input cell puts behind its value, by the text that stands for it.
enum PictureSign: String, CaseIterable {
  case pencil = "✎"
  case menu = "▾"
  case calendar = "▦"
  case phone = "✆"
  case switchOn = "──●"
  case switchOff = "○──"
}
