/// A part of the engine that takes bytes of any kind, and must neither trap nor contradict itself.
protocol FuzzTarget: AnyObject, SendableMetatype {
  /// The longest input that is made, in bytes.
  static var largestInput: Int { get }
  /// Inputs to begin with.
  static var seeds: [[UInt8]] { get }

  init() throws

  /// Does the work. A trap, a failed precondition or a fault of memory is what is looked for.
  func take(_ bytes: [UInt8])

  /// An input that is a change of another; nil leaves the change to libFuzzer.
  func changed(_ bytes: [UInt8], by choices: inout Choices) -> [UInt8]?
}

extension FuzzTarget {
  static var largestInput: Int { 4096 }
  func changed(_ bytes: [UInt8], by choices: inout Choices) -> [UInt8]? { nil }
}

/// The targets by the names that `Scripts/fuzz` takes.
let targets: [(name: String, type: any FuzzTarget.Type)] = [
  ("scene", SceneTarget.self), ("text", TextTarget.self), ("font", FontTarget.self), ("png", PNGTarget.self),
  ("steps", StepsTarget.self), ("pair", PairTarget.self), ("strings", StringsTarget.self), ("uikit", UIKitTarget.self),
]

/// Stops with a message unless something holds that the engine promises.
func require(_ holds: Bool, _ promise: @autoclosure () -> String) { if !holds { preconditionFailure(promise()) } }
