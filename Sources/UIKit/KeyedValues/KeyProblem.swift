import Foundation

/// The reason why a property cannot be set by its name.
struct KeyProblem: CustomStringConvertible {
  /// The reasons why a property cannot be set by its name.
  enum Reason {
    /// The class has no property with the given name.
    case isUnknown
    /// The program declares the property. Swift cannot set such properties by name.
    case isOwn
    /// The property is read-only.
    case isReadOnly
    /// The value has the wrong type.
    case hasOtherType(Any?)
  }

  /// The name of the property.
  let key: String
  private let owner: Any.Type
  private let reason: Reason

  init(_ key: String, of owner: Any, _ reason: Reason) {
    (self.key, self.owner, self.reason) = (key, type(of: owner), reason)
  }

  /// True if the class has no property with the given name that can be set.
  var isUndefined: Bool {
    switch reason {
    case .isUnknown, .isOwn: true
    case .isReadOnly, .hasOtherType: false
    }
  }

  var description: String {
    switch reason {
    case .isUnknown where key.hasPrefix("_"):
      "setValue(_:forKey:): \(owner) has no property \"\(key)\" that may be set: UIKit prohibits access to private "
        + "variables. Use the public property, such as attributedPlaceholder for the colour of a placeholder."
    case .isUnknown:
      "setValue(_:forKey:): \(owner) has no property \"\(key)\" that can be set by name. Set the property "
        + "itself, or override setValue(_:forUndefinedKey:)."
    case .isOwn:
      "setValue(_:forKey:): \"\(key)\" is a property of \(owner) that cannot be set by name. Set the property "
        + "itself, or override setValue(_:forUndefinedKey:)."
    case .isReadOnly: "setValue(_:forKey:): the property \"\(key)\" of \(owner) can only be read."
    case .hasOtherType(let value):
      "setValue(_:forKey:): the property \"\(key)\" of \(owner) cannot be \(value.map { "\($0)" } ?? "nil"), which is "
        + "of the type \(value.map { "\(type(of: $0))" } ?? "Optional")."
    }
  }
}
