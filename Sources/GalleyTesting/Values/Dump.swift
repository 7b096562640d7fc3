public import Foundation

extension Snapshotting where Format == String {
  /// A strategy that writes a value with all its parts, as `dump` prints it. Parts without a
  /// defined order are sorted.
  public static var dump: Snapshotting {
    SimplySnapshotting.lines.pullback { ValueTree.text(of: $0) }
  }
}

/// A type that describes its values in dumps.
public protocol AnySnapshotStringConvertible {
  /// True if the parts of a value are listed after its description.
  static var renderChildren: Bool { get }
  /// The description of the value in dumps.
  var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
  public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}

extension Data: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}

extension Date: AnySnapshotStringConvertible {
  public var snapshotDescription: String {
    let formatter = ISO8601DateFormatter()
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    return formatter.string(from: self)
  }
}

extension String: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}

extension Substring: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}

extension URL: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}

extension NSObject: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription.withoutAddresses }
}

extension String {
  /// The text without addresses of objects, which are different in each run.
  var withoutAddresses: String {
    replacingOccurrences(of: #":?\s*0x[\da-f]+(\s*)"#, with: "$1", options: .regularExpression)
  }
}

/// A list of the parts of a value as text, with one part per line.
private enum ValueTree {
  static func text(of value: Any) -> String { lines(of: value, name: nil, depth: 0, inside: []).joined() }

  private static func lines(of value: Any, name: String?, depth: Int, inside: Set<ObjectIdentifier>) -> [String] {
    let mirror = Mirror(reflecting: value)
    let label = name.map { "\($0): " } ?? ""
    func line(_ text: String, hasParts: Bool) -> String {
      String(repeating: " ", count: depth) + (hasParts ? "▿ " : "- ") + text + "\n"
    }
    if let value = value as? any AnySnapshotStringConvertible, !type(of: value).renderChildren, mirror.isPlain {
      return [line(label + value.snapshotDescription, hasParts: false)]
    }
    var inside = inside
    if mirror.displayStyle == .class, !(value is any CustomStringConvertible) {
      let identity = ObjectIdentifier(value as AnyObject)
      if inside.contains(identity) {
        return [line((name ?? "value") + " (circular reference detected)", hasParts: !mirror.children.isEmpty)]
      }
      inside.insert(identity)
    }
    var parts = mirror.children.map { part in
      (name: part.label ?? "", text: lines(of: part.value, name: part.label, depth: depth + 2, inside: inside).joined())
    }
    if !mirror.hasOrder(value) { parts.sort { ($0.name, $0.text) < ($1.name, $1.text) } }
    return [line(label + mirror.words(for: value), hasParts: !parts.isEmpty)] + parts.map(\.text)
  }
}

extension Mirror {
  /// True if the value is not a collection, tuple or optional.
  fileprivate var isPlain: Bool {
    switch displayStyle {
    case .collection, .dictionary, .set, .tuple, .optional: false
    default: true
    }
  }

  /// True if the parts of the value have a defined order, so that they must not be sorted.
  fileprivate func hasOrder(_ value: Any) -> Bool {
    switch displayStyle {
    case .dictionary, .set: false
    case .class, .struct: value is any AnySnapshotStringConvertible || value is any CustomStringConvertible
    default: true
    }
  }

  /// The name of the type, without the number that local types have.
  private var typeName: String {
    String(describing: subjectType).replacingOccurrences(of: #" #\d+"#, with: "", options: .regularExpression)
  }

  /// Returns the line of the dump that describes the value itself, without its parts.
  fileprivate func words(for value: Any) -> String {
    switch displayStyle {
    case .collection: return children.count.of("element", "elements")
    case .dictionary: return children.count.of("key/value pair", "key/value pairs")
    case .set: return children.count.of("member", "members")
    case .tuple: return "(\(children.count.of("element", "elements")))"
    case .optional: return children.isEmpty ? "\(typeName).none" : typeName
    default: break
    }
    if let value = value as? any AnySnapshotStringConvertible { return value.snapshotDescription }
    if let value = value as? any CustomStringConvertible { return value.description }
    switch displayStyle {
    case .class, .struct: return typeName
    case .enum: return children.isEmpty ? "\(typeName).\(value)" : typeName
    default: return String(describing: value)
    }
  }
}

extension Int {
  fileprivate func of(_ one: String, _ many: String) -> String { "\(self) \(self == 1 ? one : many)" }
}
