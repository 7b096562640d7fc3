import Foundation
import GalleyScenes

/// A localised string in the forms that its arguments select. The engine selects the forms and puts
/// marks in the positions of the arguments. The marks are replaced later, for two reasons:
/// Foundation formats numbers by the locale, and Markdown in arguments must not be read.
struct LocalizedFormat {
  /// A part of the text: literal text or an argument.
  enum Part {
    case text(String)
    /// An argument, given by its index from 0, with the conversion in the format; nil means the
    /// argument's own conversion.
    case argument(Int, StringFormat.Conversion?)
  }

  /// The text with marks for its arguments. A mark is an index between control characters, which do
  /// not occur in text for users.
  let marked: String
  private let conversions: [StringFormat.Conversion]

  /// Creates the format of a key. A key without arguments is not a format string, so its percent
  /// signs stay.
  init(_ value: String.LocalizationValue) {
    let string = LocalizedString(value.key)
    let plain = try? LocalizedFormat(string, language: "", arguments: value.arguments)
    self = plain ?? LocalizedFormat(marked: value.key)
  }

  /// Creates the format of a string. The arguments and the device select the forms.
  /// - Throws: an argument that is not there, or that a form needs to be a number.
  init(_ string: LocalizedString, language: String, arguments: [LocalizationArgument]) throws(StringFormatError) {
    var conversions: [StringFormat.Conversion] = []
    var string = string
    let mark = { (format: String) in
      arguments.isEmpty ? format.replacing("%", with: "%%") : Self.marking(format, &conversions)
    }
    string.variation = string.variation.changing(mark)
    for name in string.substitutions.keys.sorted() {
      guard let variation = string.substitutions[name]?.variation else { continue }
      string.substitutions[name]?.variation = variation.changing(mark)
    }
    marked = try string.text(
      in: StringContext(
        language: language, device: deviceKind,
        arguments: arguments.enumerated().map { index, argument in
          TextArgument(text: "\(Mark.argument)\(index)\(Mark.end)", number: argument.number)
        }))
    self.conversions = conversions
  }

  private init(marked: String) {
    self.marked = marked
    conversions = []
  }

  /// Returns the text with its arguments.
  func text(with arguments: [LocalizationArgument], in locale: Locale) -> String {
    parts(of: marked).map { $0.text(with: arguments, in: locale) }.joined()
  }

  private enum Mark {
    static let argument: Unicode.Scalar = "\u{E}"
    static let conversion: Unicode.Scalar = "\u{F}"
    static let end: Unicode.Scalar = "\u{10}"
  }

  /// Returns the format with `%@` for each argument, followed by a mark for the argument's
  /// conversion.
  private static func marking(_ format: String, _ conversions: inout [StringFormat.Conversion]) -> String {
    var marked = ""
    for part in StringFormat(format).parts {
      switch part {
      case .literal(let text): marked += text.replacing("%", with: "%%")
      case .argument(let place, let conversion):
        marked += "%" + number(place) + "@\(Mark.conversion)\(conversions.count)\(Mark.end)"
        conversions.append(conversion)
      case .substitution(let place, let name): marked += "%" + number(place) + "#@\(name)@"
      case .chosen: marked += "%arg"
      }
    }
    return marked
  }

  private static func number(_ place: Int?) -> String { place.map { "\($0 + 1)$" } ?? "" }

  /// Returns the parts of the marked text, or of a section of it to which Markdown gave attributes.
  func parts(of text: String) -> [Part] {
    var parts: [Part] = []
    var plain = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let next = rest.popFirst() {
      guard next == Mark.argument, let index = Self.takeNumber(&rest) else {
        plain.append(next)
        continue
      }
      if !plain.isEmpty { parts.append(.text(String(plain))) }
      plain = String.UnicodeScalarView()
      var conversion: StringFormat.Conversion?
      if rest.first == Mark.conversion {
        rest.removeFirst()
        conversion = Self.takeNumber(&rest).map { conversions[$0] }
      }
      parts.append(.argument(index, conversion))
    }
    return plain.isEmpty ? parts : parts + [.text(String(plain))]
  }

  private static func takeNumber(_ rest: inout Substring.UnicodeScalarView) -> Int? {
    guard let end = rest.firstIndex(of: Mark.end), let number = Int(String(rest[..<end])) else { return nil }
    rest = rest[end...].dropFirst()
    return number
  }
}

extension LocalizedFormat.Part {
  /// Returns the literal text, or the argument formatted by its conversion.
  func text(with arguments: [LocalizationArgument], in locale: Locale) -> String {
    switch self {
    case .text(let text): text
    case .argument(let index, let conversion): arguments[index].text(conversion, in: locale)
    }
  }
}

/// The kind of the environment's device, as named in .xcstrings files.
var deviceKind: String { UITraitCollection.current.userInterfaceIdiom == .pad ? "ipad" : "iphone" }

extension LocalizedString.Variation {
  /// Returns a variation with the same structure and changed formats.
  fileprivate func changing(_ change: (String) -> String) -> Self {
    switch self {
    case .text(let format): .text(change(format))
    case .plural(let forms): .plural(forms.mapValues { $0.changing(change) })
    case .device(let forms): .device(forms.mapValues { $0.changing(change) })
    case .formula(let formula, let forms): .formula(formula, forms.map(change))
    }
  }
}
