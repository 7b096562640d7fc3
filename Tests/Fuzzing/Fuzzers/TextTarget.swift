import Galley
import GalleyFiles

/// Text in a label and a text container: layout, carets, pixels. The first bytes choose styles, the rest is the text.
final class TextTarget: FuzzTarget {
  private let fonts: FontCollection
  private var typesetter: Typesetter
  private var takes = 0

  static let largestInput = 400
  private static let headLength = 16
  /// A typesetter keeps what it has set. It is made anew after so many texts, so that little depends on them.
  private static let takesOfATypesetter = 16_384

  init() throws {
    fonts = try .defaults(in: "Fonts")
    typesetter = Typesetter(fonts: fonts)
  }

  static var seeds: [[UInt8]] {
    let texts = (Seeds.values["text"] ?? []) + pieces.map { $0 + " " + $0 + $0 }
    return texts.enumerated().map { number, text in
      var choices = Choices(seed: UInt32(number))
      return (0..<headLength).map { _ in UInt8(choices.below(256)) } + Array(text.utf8)
    }
  }

  func changed(_ bytes: [UInt8], by choices: inout Choices) -> [UInt8]? {
    guard bytes.count >= Self.headLength, choices.once(in: 2) else { return nil }
    var text = Array(String(decoding: bytes[Self.headLength...], as: UTF8.self).unicodeScalars)
    for _ in 0...choices.below(4) {
      let piece = choices.one(of: pieces) ?? ""
      text.insert(contentsOf: piece.unicodeScalars, at: choices.below(text.count + 1))
      if choices.once(in: 3), !text.isEmpty { text.remove(at: choices.below(text.count)) }
    }
    var string = String.UnicodeScalarView()
    string.append(contentsOf: text)
    return bytes[..<Self.headLength] + Array(String(string).utf8)
  }

  func take(_ bytes: [UInt8]) {
    takes += 1
    if takes % Self.takesOfATypesetter == 0 { typesetter = Typesetter(fonts: fonts) }
    var choices = Choices(bytes.prefix(Self.headLength))
    let text = String(decoding: bytes.dropFirst(Self.headLength), as: UTF8.self)
    do {
      try set(text, &choices)
    } catch {
      preconditionFailure("\(error)")
    }
  }

  private func set(_ string: String, _ choices: inout Choices) throws {
    let context = try RenderContext(
      typesetter: typesetter, scale: choices.one(of: [1, 1, 1.5, 3]) ?? 1,
      layoutDirection: choices.once(in: 3) ? .rightToLeft : .leftToRight,
      locale: choices.one(of: ["en_US", "de", "ar", "th", "ja", "tr"]) ?? "en_US")
    let families = ["Galley Test Mono", "Galley Test Varied", "Inter", "system"]
    let family = choices.one(of: families) ?? "system"
    let size = choices.one(of: [17.0, 1, 8.5, 40, 0.01, 90]) ?? 17
    let attributes = TextAttributes {
      $0.font = try? fonts.font(FontDescriptor(family: family), size: size)
      $0.kern = choices.once(in: 2) ? choices.one(of: [0, 1.5, -3, 1000]) : nil
      $0.underlineStyle = choices.once(in: 4) ? .single : []
      $0.obliqueness = choices.once(in: 6) ? 0.3 : nil
      $0.paragraphStyle = Self.style(&choices)
    }
    let label = Label(in: context)
    label.attributedText = AttributedText(string, attributes: attributes)
    label.numberOfLines = choices.one(of: [0, 0, 1, 2]) ?? 0
    let width = choices.one(of: [100.0, 30, 5, 200, .infinity, 0]) ?? 100
    let wanted = label.sizeThatFits(Size(width: width, height: .infinity))
    label.frame = Rect(x: 0, y: 0, width: wanted.width, height: wanted.height)
    require(label.numberOfLines != 0 || !label.isTruncated, "a label truncates in the size that it asked for")
    let narrow = TextContainerView(frame: Rect(x: 0, y: 0, width: 60, height: 50), in: context)
    narrow.attributedText = AttributedText(string, attributes: attributes)
    let window = Window(size: Size(width: 100, height: 60), in: context)
    window.addSubview(label)
    window.addSubview(narrow)
    // A dump with its carets takes longer than all else together.
    if string.utf8.count % 8 == 0 {
      var options = LayoutDump.Options()
      options.includesCarets = true
      let dump = LayoutDump(of: window, size: window.frame.size, options: options)
      require((try? JSON(reading: dump.bytes)) != nil, "the dump of a layout is no JSON")
    }
    _ = try rasterize(
      displayList(of: window), size: PixelSize(width: 100, height: 60), scale: context.scale, background: .white,
      typesetter: typesetter)
  }

  private static func style(_ choices: inout Choices) -> ParagraphStyle {
    ParagraphStyle {
      $0.alignment = choices.one(of: [.natural, .left, .right, .center, .justified]) ?? .natural
      $0.lineBreakMode =
        choices.one(of: [
          .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle,
        ]) ?? .byWordWrapping
      $0.baseWritingDirection = choices.one(of: [.natural, .leftToRight, .rightToLeft]) ?? .natural
      $0.hyphenationFactor = choices.once(in: 3) ? 1 : 0
      $0.lineBreakStrategy = choices.once(in: 4) ? .pushOut : []
      $0.firstLineHeadIndent = choices.one(of: [0, 0, 10, 500]) ?? 0
      $0.headIndent = choices.one(of: [0, 0, 10, -10]) ?? 0
      $0.lineHeightMultiple = choices.one(of: [0, 0, 0.5, 2]) ?? 0
    }
  }
}
