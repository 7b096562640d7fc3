import GalleyBase

/// The colours of a keyboard: the system greys that are nearest to the greys of iOS's keyboard (our
/// choice).
struct KeyboardPalette {
  let ground: Color
  let input: Color
  let function: Color
  let action: Color
  let text: Color
  let actionText: Color
  /// The colour of the shade below each key.
  let edge: Color
  let separator: Color

  init(_ style: InterfaceStyle) {
    let isLight = style == .light
    func gray(_ light: SystemColor, _ dark: SystemColor) -> Color { (isLight ? light : dark).color(in: style) }
    ground = gray(.systemGray4, .systemGray5)
    input = isLight ? .white : SystemColor.systemGray2.color(in: .dark)
    function = gray(.systemGray2, .systemGray3)
    action = SystemColor.systemBlue.color(in: style)
    text = isLight ? .black : .white
    actionText = .white
    edge = gray(.systemGray, .systemGray6)
    separator = gray(.systemGray2, .systemGray3)
  }
}
