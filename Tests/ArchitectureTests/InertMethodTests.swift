import TestSupport
import Testing

/// The table lists exactly the methods of delegates and data sources that nothing calls.
@Suite struct InertMethodTests {
  private static let table = "Sources/UIKit/Inert/InertMethods.swift"
  private static let marked: Set<String> = {
    let rows = Repository.text(of: table).matches(of: /"(\w+)": \[([^\]]*)\]/)
    return Set(rows.flatMap { row in row.2.matches(of: /"([^"]+)"/).map { "\(row.1).\($0.1)" } })
  }()

  @Test func methodsThatNothingCallsAreMarked() {
    let files = Sources.engine.filter { file in
      ["UIKit", "UIFoundation", "QuartzCore"].contains { file.path.hasPrefix("Sources/\($0)/") }
    }
    let silent = DelegateMethod.neverCalled(in: files)
    #expect(silent.subtracting(Self.marked).sorted() == [], "add them to \(Self.table)")
    #expect(Self.marked.subtracting(silent).sorted() == [], "they are called, or are not there: take them out")
  }

  @Test func aMethodIsCalledByItsLabels() {
    let file = SwiftCode(
      path: "Sources/UIKit/A.swift",
      text: """
        public protocol ADelegate: NSObjectProtocol {
          func a(_ a: A, didMoveTo place: Int)
          func a(_ a: A, mayMoveTo place: Int) -> Bool
          func aDidEnd(_ a: A)
        }
        extension ADelegate {
          public func aDidEnd(_ a: A) {}
        }
        func move() { delegate?.a(self, didMoveTo: places.first(where: { $0 > 1 }) ?? 1) }
        """)
    #expect(DelegateMethod.neverCalled(in: [file]) == ["ADelegate.a(_:mayMoveTo:)", "ADelegate.aDidEnd(_:)"])
  }
}

/// The methods of protocols, and the calls of methods, by name and labels.
private enum DelegateMethod {
  /// Returns the methods, such as `ADelegate.aDidEnd(_:)`, that no file calls.
  static func neverCalled(in files: [SwiftCode]) -> Set<String> {
    // A default that forwards to another method calls it only if something calls the first.
    let forwarded = [
      "adaptivePresentationStyle(for:)", "textField(_:editMenuForCharactersIn:suggestedActions:)",
      "textView(_:editMenuForTextIn:suggestedActions:)",
    ]
    let calls = files.reduce(into: Set<String>()) { $0.formUnion(called(in: $1)) }.subtracting(forwarded)
    return files.filter { !$0.path.contains("/Inert/") }.reduce(into: []) { found, file in
      for method in declared(in: file) where !calls.contains(method.signature) {
        found.insert("\(method.type).\(method.signature)")
      }
    }
  }

  private static func declared(in file: SwiftCode) -> [(type: String, signature: String)] {
    let tokens = words(of: file)
    var methods: [(String, String)] = []
    var (type, depth): (String?, Int) = (nil, 0)
    for index in tokens.indices {
      switch tokens[index] {
      case "protocol" where depth == 0 && index + 1 < tokens.count:
        let name = tokens[index + 1]
        if ["Delegate", "DataSource", "Prefetching"].contains(where: name.hasSuffix) { type = name }
      case "{": depth += 1
      case "}":
        depth -= 1
        if depth == 0 { type = nil }
      case "func":
        if let type, depth == 1 { methods.append((type, signature(tokens, at: index + 1, isCall: false))) }
      default: break
      }
    }
    return methods
  }

  private static func called(in file: SwiftCode) -> Set<String> {
    let tokens = words(of: file)
    return Set(
      tokens.indices.dropFirst().dropLast().filter { tokens[$0 + 1] == "(" && tokens[$0 - 1] != "func" }
        .map { signature(tokens, at: $0, isCall: true) })
  }

  private static func words(of file: SwiftCode) -> [String] { file.tokens.map(\.text).filter { $0 != "\n" } }

  /// Returns the name at an index with the labels of the arguments after it, such as
  /// `a(_:didMoveTo:)`.
  private static func signature(_ tokens: [String], at start: Int, isCall: Bool) -> String {
    var (labels, depth, index) = ("", 0, start + 1)
    while index < tokens.count {
      let token = tokens[index]
      if ["(", "[", "{"].contains(token) { depth += 1 }
      if [")", "]", "}"].contains(token) { depth -= 1 }
      if depth == 0 { break }
      if depth == 1, token == "(" || token == ",", index + 2 < tokens.count, tokens[index + 1] != ")" {
        let isLabelled = !isCall || tokens[index + 2] == ":"
        labels += (isLabelled ? tokens[index + 1] : "_") + ":"
      }
      index += 1
    }
    return "\(tokens[start])(\(labels))"
  }
}
