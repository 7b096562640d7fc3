/// The fonts that every iOS device has, by kind. Galley has none of them: UIKit code gets a
/// substitute, and a scene that names one has an error.
package enum AppleFonts {
  /// The kinds of Apple's fonts. The kind of a font determines its substitute.
  package enum Kind {
    /// Letters have the widths of Helvetica.
    case helvetica
    /// Letters have the widths of Times New Roman.
    case times
    /// Letters have the widths of Courier.
    case courier
    /// All letters have the same width.
    case monospaced
    /// Letters have serifs.
    case serif
    /// Letters have no serifs, or the font is for a script that has fallback faces.
    case sansSerif
    /// The font contains emoji.
    case emoji

    /// The families that replace fonts of this kind, best first. If none of them is available, the
    /// system font is used.
    package var substitutes: [String] {
      switch self {
      case .helvetica: ["Liberation Sans"]
      case .times: ["Liberation Serif"]
      case .courier: ["Liberation Mono"]
      case .monospaced: ["SF Mono", "Inter Mono", "JetBrains Mono", "Liberation Mono"]
      case .serif: ["New York", "Noto Serif", "Liberation Serif"]
      case .sansSerif: ["system"]
      case .emoji: ["Noto Color Emoji"]
      }
    }
  }

  /// Returns true for names of the system font's own faces, such as "SF Pro Text" and
  /// ".SFUI-Regular".
  package static func isSanFrancisco(_ name: String) -> Bool {
    let letters = name.filter { $0 != " " && $0 != "." && $0 != "-" }
    return ["SFPro", "SFUI", "SFNS", "SanFrancisco"].contains { letters.hasPrefix($0) }
  }

  /// The families of each kind, by their names without spaces. PostScript names that begin
  /// differently have their own rows.
  private static let families: [Kind: String] = [
    .helvetica: "Helvetica HelveticaNeue Arial",
    .times: "TimesNewRoman",
    .courier: "Courier CourierNew",
    .monospaced: "Menlo",
    .serif: """
    AmericanTypewriter AppleMyungjo Baskerville Bodoni72 Bodoni72Oldstyle Bodoni72Smallcaps BodoniSvtyTwoITCTT
    BodoniSvtyTwoOSITCTT BodoniSvtyTwoSCITCTT Charter Cochin Copperplate Didot Georgia HiraMinProN HiraginoMinchoProN
    HoeflerText Iowan IowanOldStyle Palatino Rockwell STIXTwoMath STIXTwoText Superclarendon AcademyEngravedLet
    AcademyEngravedLET
    """,
    .sansSerif: """
    AlNile AppleSDGothicNeo AppleSymbols ArialHebrew ArialRounded Avenir AvenirNext AvenirNextCondensed BanglaSangam
    BodoniOrnaments BodoniOrnamentsITCTT BradleyHand BradleyHandITCTT Chalkboard ChalkboardSE Chalkduster DINAlternate
    DINCondensed Damascus DevanagariSangam DiwanMishafi Euphemia EuphemiaUCAS Farah Futura Galvji GeezaPro GillSans
    GranthaSangam GujaratiSangam Gurmukhi HiraginoSans HiraginoMaruGothicProN HiraMaruProN HiraKakuProN
    HiraginoKakuGothicProN HeitiSC HeitiTC Impact Kailasa KannadaSangam Kefa KhmerSangam KohinoorBangla
    KohinoorDevanagari KohinoorGujarati KohinoorTelugu LaoSangam MalayalamSangam MarkerFelt Mishafi MuktaMahee
    MyanmarSangam NotoNastaliqUrdu NotoSansKannada NotoSansMyanmar NotoSansOriya Noteworthy Optima OriyaSangam Papyrus
    PartyLet PartyLET PingFangHK PingFangMO PingFangSC PingFangTC SavoyeLet SavoyeLET SinhalaSangam SnellRoundhand
    Symbol TamilSangam TeluguSangam Thonburi Trebuchet Verdana ZapfDingbats ZapfDingbatsITC Zapfino
    """,
    .emoji: "AppleColorEmoji",
  ]

  private static let kinds: [Substring: Kind] = Dictionary(
    families.flatMap { kind, names in names.split(whereSeparator: \.isWhitespace).map { ($0, kind) } },
    uniquingKeysWith: { kind, _ in kind })

  /// The words for weights and slants in names of faces, without the hyphen before them. Longer
  /// words precede words that they contain.
  private static let words: [(word: String, weight: Int?, isItalic: Bool)] = [
    ("CondensedExtraBold", 800, false), ("CondensedBlack", 900, false), ("CondensedMedium", 500, false),
    ("CondensedLight", 300, false), ("CondensedBold", 700, false), ("Condensed", nil, false),
    ("UltraLight", 100, false),
    ("Ultralight", 100, false), ("ExtraLight", 200, false), ("SemiBold", 600, false), ("Semibold", 600, false),
    ("DemiBold", 600, false), ("ExtraBold", 800, false), ("ExtraBlack", 900, false), ("Regular", 400, false),
    ("Medium", 500, false), ("Plain", 400, false), ("Roman", 400, false), ("Book", 400, false), ("Heavy", 800, false),
    ("Black", 900, false), ("Light", 300, false), ("Thin", 200, false), ("Wide", nil, false), ("Bold", 700, false),
    ("BlackItalic", 900, true), ("Italic", nil, true), ("Oblique", nil, true), ("Ita", nil, true), ("W3", 300, false),
    ("W4", 400, false), ("W5", 500, false), ("W6", 600, false), ("W7", 700, false), ("W8", 800, false),
    ("PSMT", nil, false),
    ("MT", nil, false), ("PS", nil, false), ("MN", nil, false), ("MS", nil, false), ("UI", nil, false),
  ]

  /// The kind and style of the font that a name means.
  package struct Match: Equatable {
    /// The kind of the font.
    package var kind: Kind
    /// The weight that the name contains; 400 if it contains none.
    package var weight: Int
    /// True if the name contains a word for italic.
    package var isItalic: Bool
  }

  /// Returns the kind and style of the iOS font whose PostScript name, family name or full name is
  /// `name`; nil if there is none.
  package static func match(_ name: String) -> Match? {
    var rest = Substring(name.filter { $0 != " " && $0 != "-" })
    var match = Match(kind: .sansSerif, weight: 400, isItalic: false)
    while true {
      if let kind = kinds[rest] {
        match.kind = kind
        return match
      }
      guard let word = words.first(where: { rest.hasSuffix($0.word) }) else { return nil }
      rest.removeLast(word.word.count)
      match.weight = word.weight ?? match.weight
      match.isItalic = match.isItalic || word.isItalic
    }
  }
}
