import Foundation
import GalleyScenes
import GalleyUnicode

extension LocalizedString {
  /// True if numbers select among forms of the string.
  var hasNumberForms: Bool { !substitutions.isEmpty || variation.hasNumberForms }

  /// Returns the format for a device. Wherever a number would select a form, the form is `other`.
  func format(device: String) -> String { form(of: variation, device: device, number: "") }

  /// - Parameter number: The stated number of the argument that chose, as in `2$`; empty is the next one.
  private func form(of variation: Variation, device: String, number: String, level: Int = 0) -> String {
    guard level < 8 else { return "" }
    switch variation {
    case .text(let format):
      return StringFormat.replacingSubstitutions(in: format) { stated, name in
        guard let part = substitutions[name] else { return "" }
        let number = (stated ?? part.argument).map { "\($0 + 1)$" } ?? number
        return form(of: part.variation, device: device, number: number, level: level + 1)
          .replacing("%arg", with: "%\(number)\(part.specifier)")
      }
    case .plural(let forms):
      guard let chosen = forms[.other] ?? forms.values.first else { return "" }
      return form(of: chosen, device: device, number: number, level: level + 1)
    case .device(let forms):
      guard let chosen = forms[device] ?? forms["other"] ?? forms["iphone"] else { return "" }
      return form(of: chosen, device: device, number: number, level: level + 1)
    case .formula(_, let forms): return forms.last ?? ""
    }
  }
}

extension LocalizedString.Variation {
  fileprivate var hasNumberForms: Bool {
    switch self {
    case .text: false
    case .plural, .formula: true
    case .device(let forms): forms.values.contains(where: \.hasNumberForms)
    }
  }
}

extension StringFormat {
  /// Returns a format in which substitutions such as `%2$#@files@` are replaced by text.
  fileprivate static func replacingSubstitutions(
    in format: String, by text: (_ place: Int?, _ name: String) -> String
  ) -> String {
    format.replacing(#/%(?:([0-9]+)\$)?#@([^@]*)@/#) { match in
      text(match.output.1.flatMap { Int($0) }.map { $0 - 1 }, String(match.output.2))
    }
  }
}
