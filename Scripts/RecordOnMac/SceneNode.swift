import Foundation
import UIKit

/// A value of a scene, and the way to it for messages.
struct SceneNode {
  let value: Any
  let path: String

  /// The value of a key; nil if this is no mapping or has no such key.
  subscript(key: String) -> SceneNode? {
    guard let members = value as? [String: Any], let member = members[key] else { return nil }
    return SceneNode(value: member, path: path.isEmpty ? key : "\(path).\(key)")
  }

  /// The keys of a mapping, in the order of the alphabet.
  func keys() throws -> [String] {
    guard let members = value as? [String: Any] else { throw Mistake("expected a mapping", at: path) }
    return members.keys.sorted()
  }

  /// Refuses keys that this program does not pass on to UIKit: a picture without them would prove nothing.
  func refuseKeys(except known: Set<String>, in subject: String) throws {
    for key in try keys() where !known.contains(key) {
      throw Mistake(
        "\"\(key)\" of \(subject) is not recorded by this program; it knows \(known.sorted().joined(separator: ", "))",
        at: path)
    }
  }

  func elements() throws -> [SceneNode] {
    guard let list = value as? [Any] else { throw Mistake("expected a list", at: path) }
    return list.enumerated().map { SceneNode(value: $1, path: "\(path)[\($0)]") }
  }

  func string() throws -> String {
    guard let text = value as? String else { throw Mistake("expected a string", at: path) }
    return text
  }

  func number() throws -> CGFloat {
    guard let number = value as? NSNumber else { throw Mistake("expected a number", at: path) }
    return CGFloat(number.doubleValue)
  }

  func integer() throws -> Int {
    guard let number = value as? NSNumber, let whole = Int(exactly: number.doubleValue) else {
      throw Mistake("expected a whole number", at: path)
    }
    return whole
  }

  func flag() throws -> Bool {
    guard let flag = value as? Bool else { throw Mistake("expected true or false", at: path) }
    return flag
  }

  /// A list of as many numbers as `form` has words, as in `[x, y]`.
  func numbers(_ form: String) throws -> [CGFloat] {
    let nodes = try elements()
    guard nodes.count == form.split(separator: ",").count else { throw Mistake("expected \(form)", at: path) }
    return try nodes.map { try $0.number() }
  }

  /// Numbers of which some may be `auto`: nil.
  func lengths(_ form: String) throws -> [CGFloat?] {
    let nodes = try elements()
    guard nodes.count == form.split(separator: ",").count else { throw Mistake("expected \(form)", at: path) }
    return try nodes.map { $0.value as? String == "auto" ? nil : try $0.number() }
  }

  /// One of a few names.
  func choice<Value>(_ choices: KeyValuePairs<String, Value>) throws -> Value {
    let name = try string()
    if let match = choices.first(where: { $0.key == name }) { return match.value }
    let names = choices.map { $0.key }.joined(separator: ", ")
    throw Mistake("\"\(name)\" is not a valid value; valid: \(names)", at: path)
  }

  /// One name or a list of names, joined to a set.
  func options<Value: OptionSet>(_ choices: KeyValuePairs<String, Value>) throws -> Value {
    guard value is [Any] else { return try choice(choices) }
    return try elements().reduce(into: Value()) { $0.formUnion(try $1.choice(choices)) }
  }
}
