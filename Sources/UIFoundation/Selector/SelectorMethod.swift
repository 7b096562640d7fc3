import Foundation

/// A method with a selector's name, for objects of one type.
struct SelectorMethod: @unchecked Sendable {
  private let type: Any.Type
  private let isOfType: (AnyObject) -> Bool
  private let body: (AnyObject, [Any?]) -> Any?

  init<Target>(of type: Target.Type, _ body: @escaping (AnyObject, [Any?]) -> Any?) {
    self.type = type
    isOfType = { $0 is Target }
    self.body = body
  }

  func accepts(_ target: AnyObject) -> Bool { isOfType(target) }

  /// Calls the method on an object and returns its result; nil if the object has a different type.
  func call(_ target: AnyObject, _ arguments: [Any?]) -> Any? { isOfType(target) ? body(target, arguments) : nil }

  /// Returns true if both methods are for objects of the same type.
  func hasSameType(as other: SelectorMethod) -> Bool { type == other.type }
}

/// The methods of all selectors in the process, by name.
final class SelectorMethods: @unchecked Sendable {
  static let shared = SelectorMethods()

  private let lock = NSLock()
  private var known: [String: [SelectorMethod]] = [:]

  func add(_ method: SelectorMethod, name: String) {
    lock.withLock {
      let others = known[name] ?? []
      if !others.contains(where: { $0.hasSameType(as: method) }) { known[name] = others + [method] }
    }
  }

  func methods(of name: String) -> [SelectorMethod] { lock.withLock { known[name] ?? [] } }
}

extension [Any?] {
  /// Returns the argument at an index as the type that the method takes. An argument of a different
  /// type is a precondition failure, like an unrecognised selector in Objective-C.
  func argument<Argument>(_ place: Int, of name: String) -> Argument {
    let value: Any? = place < count ? self[place] : nil
    if let value, let argument = value as? Argument { return argument }
    if value == nil, let argument = Optional<Any>.none as? Argument { return argument }
    preconditionFailure("\(name) takes a \(Argument.self), not \(value.map { String(describing: $0) } ?? "nil")")
  }
}
