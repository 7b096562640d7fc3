public import Foundation

/// The way in which snapshots of a format are stored in files and compared.
public struct Diffing<Value> {
  /// The function that returns the contents of the file for a snapshot.
  public var toData: (Value) -> Data
  /// The function that reads a snapshot from the contents of a file.
  public var fromData: (Data) -> Value
  /// The function that compares two snapshots. It returns a message about the difference and
  /// pictures of it; nil if the snapshots match.
  public var diff: (Value, Value) -> (String, [XCTAttachment])?

  /// Creates a way to store and compare snapshots from three functions.
  public init(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
  }
}

/// A file that belongs to a failure. It is written next to the failed snapshot, with its own name
/// before the file extension.
public struct XCTAttachment: Sendable {
  /// The name of the file, such as `difference`.
  public var name: String?
  /// The contents of the file.
  public let payload: Data

  /// Creates an attachment with these bytes.
  public init(data: Data) { payload = data }

  /// Creates an attachment with these bytes; the type identifier has no effect.
  public init(data: Data, uniformTypeIdentifier: String) { payload = data }
}
