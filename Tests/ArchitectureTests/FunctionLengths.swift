/// A function, initializer, subscript or computed property with a body.
struct FunctionSpan: Equatable {
  let name: String
  let firstLine: Int
  let lastLine: Int

  var lineCount: Int { lastLine - firstLine + 1 }
}

extension SwiftCode {
  /// Everything with a body that runs, from the line of its keyword to that of its closing brace.
  var functions: [FunctionSpan] {
    let tokens = tokens
    return tokens.indices.compactMap { index in
      let keyword = tokens[index].text
      guard Self.keywords.contains(keyword), index == 0 || tokens[index - 1].text != "." else { return nil }
      guard let body = openingBrace(after: index, in: tokens, isProperty: keyword == "var"),
        let end = closingBrace(of: body, in: tokens)
      else { return nil }
      let name = keyword == "func" || keyword == "var" ? tokens[index + 1].text : keyword
      return FunctionSpan(
        name: name, firstLine: line(at: tokens[index].start), lastLine: line(at: tokens[end].start))
    }
  }

  private static let keywords: Set<String> = ["func", "init", "deinit", "subscript", "var"]

  /// The brace that opens the body, or nil for a declaration without one: a requirement of a protocol, a stored
  /// property. A property's brace stands on its own line, before any initial value.
  private func openingBrace(after index: Int, in tokens: [Token], isProperty: Bool) -> Int? {
    var depth = 0
    for next in tokens.indices[(index + 1)...] {
      switch tokens[next].text {
      case "(", "[": depth += 1
      case ")", "]":
        depth -= 1
        if depth < 0 { return nil }
      case "{" where depth == 0: return next
      case "}" where depth == 0: return nil
      case "\n" where depth == 0 && isProperty: return nil
      case "=" where depth == 0 && isProperty: return nil
      case let text where depth == 0 && Self.keywords.contains(text): return nil
      default: break
      }
    }
    return nil
  }

  private func closingBrace(of opening: Int, in tokens: [Token]) -> Int? {
    var depth = 0
    for index in tokens.indices[opening...] {
      if tokens[index].text == "{" { depth += 1 }
      if tokens[index].text == "}" {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return nil
  }

  /// Lines with a variable that is stored once for the whole program: `static var` with storage, or a variable outside
  /// any type or function.
  var globalVariables: [Int] {
    let tokens = tokens
    var depth = 0
    return tokens.indices.compactMap { index in
      switch tokens[index].text {
      case "{", "(", "[": depth += 1
      case "}", ")", "]": depth -= 1
      case "var":
        let isGlobal = depth == 0 || tokens[..<index].last?.text == "static"
        if isGlobal && openingBrace(after: index, in: tokens, isProperty: true) == nil {
          return line(at: tokens[index].start)
        }
      default: break
      }
      return nil
    }
  }
}
