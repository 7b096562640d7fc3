public import Foundation

/// The way that two formats are kept in files and compared.
public struct Diffing<Value> {
  /// Returns the bytes of a file.
  public var toData: (Value) -> Data
  /// Reads the bytes of a file.
  public var fromData: (Data) -> Value
  /// Returns the difference of two formats in words, with pictures of it; nil if they agree.
  public var diff: (Value, Value) -> (String, [XCTAttachment])?

  /// A way to compare.
  public init(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
  }
}

/// A file that belongs to a failure. It is written beside the failed snapshot, with its name before the ending.
public struct XCTAttachment: Sendable {
  /// The name, such as `difference`.
  public var name: String?
  /// The contents.
  public let payload: Data

  /// An attachment with these bytes.
  public init(data: Data) { payload = data }

  /// An attachment with these bytes; the identifier of their type is not needed here.
  public init(data: Data, uniformTypeIdentifier: String) { payload = data }
}
