import Foundation
import UIKit

/// JSON, written member by member in the order in which they come.
struct JSONText {
  private(set) var text = ""
  /// True if the next value follows another of its object or list.
  private var needsComma = false

  mutating func begin(_ bracket: String) {
    separate()
    text += bracket
    needsComma = false
  }

  mutating func end(_ bracket: String) {
    text += bracket
    needsComma = true
  }

  /// Puts what follows on a line of its own.
  mutating func breakLine() {
    if needsComma { text += "," }
    text += "\n"
    needsComma = false
  }

  mutating func key(_ name: String) {
    separate()
    text += "\"\(name)\": "
    needsComma = false
  }

  mutating func member(_ name: String, _ string: String) {
    key(name)
    text += quoted(string)
    needsComma = true
  }

  mutating func member(_ name: String, _ number: CGFloat) {
    key(name)
    text += decimal(number)
    needsComma = true
  }

  mutating func member(_ name: String, _ numbers: [CGFloat]) {
    key(name)
    value(numbers)
  }

  /// A list of numbers.
  mutating func value(_ numbers: [CGFloat]) {
    separate()
    text += "[" + numbers.map { decimal($0) }.joined(separator: ", ") + "]"
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { text += ", " }
  }

  /// The shortest decimal that reads back as the same number; whole numbers without a point.
  private func decimal(_ number: CGFloat) -> String {
    let value = Double(number)
    guard value.isFinite else { return "null" }
    if let whole = Int(exactly: value) { return String(whole) }
    return value.description
  }

  private func quoted(_ string: String) -> String {
    var result = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case _
      where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || (0x2028...0x2029).contains(scalar.value):
        result += String(format: "\\u%04x", scalar.value)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
