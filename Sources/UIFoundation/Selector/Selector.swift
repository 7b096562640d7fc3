import Foundation

/// The name of a method, with the method itself if it is known. Two selectors are equal if their
/// names are equal.
///
/// There is no Objective-C runtime that could find a method by its name. The rewriter of sources turns
/// `#selector(Type.save(_:))` into `Selector("save:", Type.save(_:))`. A name alone finds the methods that were
/// registered under it anywhere in the process.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, @unchecked Sendable {
  /// The name of the method in Objective-C, with a colon for each argument.
  public let name: String
  let method: SelectorMethod?

  /// Creates a selector from a name, without a method.
  public init(_ name: String) { self.init(name: name, method: nil) }

  /// Creates a selector from a name, without a method.
  public init(stringLiteral name: String) { self.init(name) }

  private init(name: String, method: SelectorMethod?) {
    self.name = name
    self.method = method
    if let method { SelectorMethods.shared.add(method, name: name) }
  }

  /// Creates a selector for a method without arguments.
  public init<Target, Result>(_ name: String, _ method: @escaping (Target) -> () -> Result) {
    self.init(
      name: name, method: SelectorMethod(of: Target.self) { target, _ in (target as? Target).map { method($0)() } })
  }

  /// Creates a selector for a method with one argument.
  public init<Target, Argument, Result>(_ name: String, _ method: @escaping (Target) -> (Argument) -> Result) {
    self.init(
      name: name,
      method: SelectorMethod(of: Target.self) { target, arguments in
        (target as? Target).map { method($0)(arguments.argument(0, of: name)) }
      })
  }

  /// Creates a selector for a method with two arguments.
  public init<Target, First, Second, Result>(
    _ name: String, _ method: @escaping (Target) -> (First, Second) -> Result
  ) {
    self.init(
      name: name,
      method: SelectorMethod(of: Target.self) { target, arguments in
        (target as? Target).map { method($0)(arguments.argument(0, of: name), arguments.argument(1, of: name)) }
      })
  }

  /// Creates a selector for a method with three arguments.
  public init<Target, First, Second, Third, Result>(
    _ name: String, _ method: @escaping (Target) -> (First, Second, Third) -> Result
  ) {
    self.init(
      name: name,
      method: SelectorMethod(of: Target.self) { target, arguments in
        (target as? Target).map {
          method($0)(
            arguments.argument(0, of: name), arguments.argument(1, of: name), arguments.argument(2, of: name))
        }
      })
  }

  /// The name of the method.
  public var description: String { name }

  /// Returns true if the names are equal.
  public static func == (one: Selector, other: Selector) -> Bool { one.name == other.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// Returns true if the object is known to have the method.
  public func isUnderstood(by target: AnyObject) -> Bool {
    SelectorMethods.shared.methods(of: name).contains { $0.accepts(target) } || method?.accepts(target) == true
  }

  /// Calls the method of an object with up to three arguments. Additional arguments are ignored.
  /// - Returns: the method's result; nil if the object is not known to have the method.
  @discardableResult
  public func perform(on target: AnyObject, with arguments: Any?...) -> Any? {
    if let method, let result = method.call(target, arguments) { return result }
    for method in SelectorMethods.shared.methods(of: name) {
      if let result = method.call(target, arguments) { return result }
    }
    return nil
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the name of a selector.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the selector with the given name.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
