public import Foundation

extension Snapshotting where Value: Encodable, Format == String {
  /// The JSON of a value, with sorted keys.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return json(encoder)
  }

  /// Returns the JSON of a value by an encoder.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    text("json") { try encoder.encode($0) }
  }

  /// The XML property list of a value.
  public static var plist: Snapshotting {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return plist(encoder)
  }

  /// Returns the property list of a value by an encoder, which must produce text.
  public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
    text("plist") { try encoder.encode($0) }
  }
}

extension Snapshotting where Format == String {
  /// The JSON of a dictionary or an array of plain values, with sorted keys.
  @_disfavoredOverload
  public static var json: Snapshotting {
    text("json") { try JSONSerialization.data(withJSONObject: $0, options: [.prettyPrinted, .sortedKeys]) }
  }

  /// Returns a strategy for text files with an ending. A value that cannot be encoded gives an error text.
  fileprivate static func text(_ pathExtension: String, _ encode: @escaping (Value) throws -> Data) -> Snapshotting {
    var strategy: Snapshotting = SimplySnapshotting.lines.pullback { value in
      do { return String(decoding: try encode(value), as: UTF8.self) } catch { return "cannot be encoded: \(error)" }
    }
    strategy.pathExtension = pathExtension
    return strategy
  }
}
