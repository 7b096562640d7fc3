/// The reason why a property of a scene is not said in UIKit's words.
enum ParityExcuse: ExpressibleByStringLiteral, CustomStringConvertible {
  /// UIKit has no such property.
  case missing(String)
  /// A test suite of UIKit's spelling uses a word of UIKit's for it.
  case tested(by: String, String)

  init(stringLiteral value: String) { self = .missing(value) }

  var description: String {
    switch self {
    case .missing(let reason): reason
    case .tested(let suite, let word): "\(suite) tests \(word)"
    }
  }
}
