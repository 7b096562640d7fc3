import GalleyBase
import GalleyUnicode

/// The conditions by which a form of a string is chosen: language, device and arguments.
package struct StringContext {
  /// The language whose plural rules apply.
  var language: String
  /// The kind of device, named as in .xcstrings files.
  var device = "iphone"
  /// The pseudo-localisation, which simulates a translation; nil for none.
  var pseudoLocale: PseudoLocale?
  /// The arguments of the format.
  var arguments: [TextArgument]
}

extension StringContext {
  /// Creates the context of a string, without pseudo-localisation.
  package init(language: String, device: String, arguments: [TextArgument]) {
    self.init(language: language, device: device, pseudoLocale: nil, arguments: arguments)
  }
}

/// The reason why a string cannot be formatted.
package struct StringFormatError: Error {
  var message: String
}

extension LocalizedString {
  /// Returns the text with its arguments inserted. The arguments also choose the forms of the text.
  /// - Throws: if an argument is missing, or is not a number although a form needs one.
  package func text(in context: StringContext) throws(StringFormatError) -> String {
    var writer = StringWriter(string: self, context: context)
    let text = try writer.written(variation, choosing: nil, level: 0)
    return context.pseudoLocale?.framed(text, letters: writer.letters) ?? text
  }
}

/// Formats a string by inserting its arguments.
private struct StringWriter {
  let string: LocalizedString
  let context: StringContext
  /// The index of the argument for the next format specifier without a number.
  var next = 0
  /// The number of characters outside of arguments so far.
  var letters = 0

  /// - Parameter place: the index of the argument that chooses the form; nil for the first number.
  mutating func written(
    _ variation: LocalizedString.Variation, choosing place: Int?, level: Int
  ) throws(StringFormatError) -> String {
    guard level < 8 else { throw StringFormatError(message: "its parts refer to each other in a cycle") }
    switch variation {
    case .text(let format): return try written(StringFormat(format), choosing: place, level: level)
    case .device(let forms):
      guard
        let form = forms[context.device] ?? forms["other"] ?? forms["iphone"]
          ?? forms.min(by: { $0.key < $1.key })?.value
      else { return "" }
      return try written(form, choosing: place, level: level + 1)
    case .plural(let forms):
      let number = try number(at: place)
      let category = PluralCategory(of: number, locale: context.language)
      guard let form = (number == 0 ? forms[.zero] : nil) ?? forms[category] ?? forms[.other] else {
        throw StringFormatError(
          message: "it has no plural form \"\(category.rawValue)\", which \(context.language) needs for "
            + "\(number.plainDecimal), and no \"other\""
        )
      }
      return try written(form, choosing: place, level: level + 1)
    case .formula(let formula, let forms):
      let index = formula.index(of: try number(at: place))
      guard let form = forms.indices.contains(index) ? forms[index] : forms.last else { return "" }
      return try written(StringFormat(form), choosing: place, level: level + 1)
    }
  }

  private mutating func written(
    _ format: StringFormat, choosing place: Int?, level: Int
  ) throws(StringFormatError) -> String {
    var text = ""
    for part in format.parts {
      switch part {
      case .literal(let literal):
        letters += literal.count
        text += context.pseudoLocale?.changed(literal) ?? literal
      case .argument(let stated, let conversion):
        // In a part with forms, the next argument is the number that chose.
        let index = stated ?? (level > 0 ? place : nil) ?? take()
        text += try argument(index).written(conversion)
      case .chosen: text += try argument(place ?? 0).text
      case .substitution(let stated, let name):
        guard let part = string.substitutions[name] else {
          throw StringFormatError(message: "it refers to a part \"\(name)\" that it does not have")
        }
        let index = stated ?? part.argument ?? take()
        text += try written(part.variation, choosing: index, level: level + 1)
      }
    }
    return text
  }

  private mutating func take() -> Int {
    next += 1
    return next - 1
  }

  private func argument(_ index: Int) throws(StringFormatError) -> TextArgument {
    guard context.arguments.indices.contains(index) else {
      throw StringFormatError(
        message: "it needs argument \(index + 1); the number of arguments in the scene is \(context.arguments.count)")
    }
    return context.arguments[index]
  }

  private func number(at place: Int?) throws(StringFormatError) -> Double {
    let number =
      place.map { context.arguments.indices.contains($0) ? context.arguments[$0].number : nil }
      ?? context.arguments.lazy.compactMap(\.number).first
    guard let number else {
      let which = place.map { "argument \($0 + 1)" } ?? "an argument"
      throw StringFormatError(message: "it has plural forms, and needs a number as \(which)")
    }
    return number
  }
}
