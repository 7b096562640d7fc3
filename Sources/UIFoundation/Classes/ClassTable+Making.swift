import CClassInit
package import Foundation

extension ClassTable {
  /// Returns a new object of a class, made by `init()`. Subclasses need not declare `init()` as
  /// `required`.
  package static func object<Object: NSObject>(of type: Object.Type) -> Object {
    let made = ClassTable(of: NSObject.self).make(type)
    guard let object = made as? Object else { preconditionFailure("\(Swift.type(of: made)) is not a \(Object.self)") }
    return object
  }

  /// Returns a new object, made by `init()`. `index` is the position of that initialiser in the
  /// table.
  package func make(_ type: AnyClass, at index: Int = 0) -> AnyObject {
    let entry = function(index, in: type)
    return object(galley_init(entry.function, entry.type))
  }

  /// Returns a new object, made by `init(frame:)`.
  package func make(_ type: AnyClass, at index: Int = 0, frame: CGRect) -> AnyObject {
    let entry = function(index, in: type)
    let (origin, size) = (frame.origin, frame.size)
    return object(galley_init_rect(entry.function, entry.type, origin.x, origin.y, size.width, size.height))
  }

  /// Returns a new object, made by an initialiser with an optional string, such as
  /// `init(reuseIdentifier:)`.
  package func make(_ type: AnyClass, at index: Int = 0, string: String?) -> AnyObject {
    let entry = function(index, in: type)
    return withWords(of: string) { object(galley_init_string(entry.function, entry.type, $0, $1)) }
  }

  /// Returns a new object, made by an initialiser with a number and an optional string, such as
  /// `init(style:reuseIdentifier:)`. The style is the index of its case in the enumeration, as
  /// Swift stores it.
  package func make(_ type: AnyClass, at index: Int = 0, style: Int, string: String?) -> AnyObject {
    let entry = function(index, in: type)
    return withWords(of: string) {
      object(galley_init_case_string(entry.function, entry.type, Int64(style), $0, $1))
    }
  }

  /// Returns a new object, made by an initialiser with an optional string and an optional object,
  /// such as `init(nibName:bundle:)`.
  package func make(_ type: AnyClass, at index: Int = 0, string: String?, object: AnyObject?) -> AnyObject {
    let entry = function(index, in: type)
    let given = object.map { Unmanaged.passRetained($0).toOpaque() }
    return withWords(of: string) {
      self.object(galley_init_string_object(entry.function, entry.type, $0, $1, given))
    }
  }

  /// Returns a new object, made by an initialiser with an optional string and two objects, such as
  /// `init(identifier:source:destination:)`.
  package func make(
    _ type: AnyClass, at index: Int = 0, string: String?, objects: (AnyObject, AnyObject)
  ) -> AnyObject {
    let entry = function(index, in: type)
    let given = (Unmanaged.passRetained(objects.0).toOpaque(), Unmanaged.passRetained(objects.1).toOpaque())
    return withWords(of: string) {
      object(galley_init_string_objects(entry.function, entry.type, $0, $1, given.0, given.1))
    }
  }

  /// Returns a new object, made by an initialiser with three objects and a location, such as
  /// `init(textAttachment:parentView:textLayoutManager:location:)`.
  package func make(
    _ type: AnyClass, at index: Int = 0, objects: (AnyObject, AnyObject?, AnyObject?), location: any NSTextLocation
  ) -> AnyObject {
    let entry = function(index, in: type)
    let given = [objects.0, objects.1, objects.2].map { $0.map { Unmanaged.passRetained($0).toOpaque() } }
    // A value of a protocol for classes consists of the object and the table of the protocol's
    // functions.
    let words = unsafeBitCast(location, to: (Unmanaged<AnyObject>, UnsafeMutableRawPointer).self)
    return object(
      galley_init_objects_value(entry.function, entry.type, given, words.0.retain().toOpaque(), words.1))
  }

  private func object(_ pointer: UnsafeMutableRawPointer) -> AnyObject {
    Unmanaged<AnyObject>.fromOpaque(pointer).takeRetainedValue()
  }

  /// Calls `body` with the two machine words of a string, and passes the string's ownership to it.
  private func withWords<Result>(of string: String?, _ body: (UInt64, UInt64) -> Result) -> Result {
    let holder = UnsafeMutablePointer<String?>.allocate(capacity: 1)
    holder.initialize(to: string)
    defer { holder.deallocate() }
    // The initialiser consumes the string, so it is not deinitialised here.
    return holder.withMemoryRebound(to: UInt64.self, capacity: 2) { body($0[0], $0[1]) }
  }
}
