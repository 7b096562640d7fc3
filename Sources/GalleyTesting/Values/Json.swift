public import Foundation

extension Snapshotting where Value: Encodable, Format == String {
  /// A strategy that writes a value as JSON with sorted keys.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return json(encoder)
  }

  /// Returns a strategy that writes a value as JSON with the given encoder.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    text("json") { try encoder.encode($0) }
  }

  /// A strategy that writes a value as an XML property list.
  public static var plist: Snapshotting {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return plist(encoder)
  }

  /// Returns a strategy that writes a value as a property list with the given encoder. The encoder
  /// must produce text.
  public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
    text("plist") { try encoder.encode($0) }
  }
}

extension Snapshotting where Format == String {
  /// A strategy that writes a dictionary or array of plain values as JSON with sorted keys.
  @_disfavoredOverload
  public static var json: Snapshotting {
    text("json") { try JSONSerialization.data(withJSONObject: $0, options: [.prettyPrinted, .sortedKeys]) }
  }

  /// Returns a strategy for text files with a file extension. If a value cannot be encoded, the
  /// snapshot is an error message.
  fileprivate static func text(_ pathExtension: String, _ encode: @escaping (Value) throws -> Data) -> Snapshotting {
    var strategy: Snapshotting = SimplySnapshotting.lines.pullback { value in
      do { return String(decoding: try encode(value), as: UTF8.self) } catch { return "cannot be encoded: \(error)" }
    }
    strategy.pathExtension = pathExtension
    return strategy
  }
}
