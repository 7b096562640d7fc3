import SwiftSyntax

/// Spells out short forms that only Apple's Foundation, Objective-C and Xcode's editor support.
final class LiteralRule: Rule {
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = node.calledExpression.trimmedDescription
    let isBare = node.arguments.isEmpty && node.trailingClosure == nil && node.leftParen != nil
    if isBare, callee == "NSAttributedString" || callee == "NSAttributedString.init", let end = node.rightParen {
      insert("string: \"\"", at: end.positionAfterSkippingLeadingTrivia)
    }
    // In Foundation for Linux the initialiser is not public. The object has no state of its own.
    if isBare, callee == "ProcessInfo" { replace(node, with: "ProcessInfo.processInfo") }
    // The Objective-C initialiser returns an object of a subclass.
    if callee == "NSPredicate" || callee == "NSPredicate.init", node.arguments.first?.label?.text == "format" {
      replace(node.calledExpression, with: "NSPredicate.galley_read")
    }
    // In Foundation for Linux the closure is escaping.
    if let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.plainText == "enumerateMatches", node.arguments.first?.label?.plainText == "in"
    {
      replace(access.declName, with: "galley_enumerateMatches")
    }
    // On Linux the type of an `AnyObject` has no methods.
    if isBare, let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.plainText == "description", let base = access.base,
      base.trimmedDescription.hasPrefix("type(of:")
    {
      insert("String(reflecting: ", at: base.positionAfterSkippingLeadingTrivia)
      replace(base.endPositionBeforeTrailingTrivia, node.endPositionBeforeTrailingTrivia, with: ")")
    }
    // Objective-C objects have an initialiser without arguments. The result is an expression that matches nothing.
    if isBare, callee == "NSRegularExpression" {
      replace(node, with: "(try! NSRegularExpression(pattern: \"(?!)\"))")
    }
    return .visitChildren
  }

  /// The types that Objective-C treats as strings, so that they convert to strings on Apple's
  /// systems.
  private static let stringTypes: Set<String> = [
    "NSAttributedString.Key", "NSAttributedString.TextEffectStyle", "NSAttributedString.DocumentType",
    "NSAttributedString.DocumentAttributeKey", "NSAttributedString.DocumentReadingOptionKey", "Notification.Name",
    "NSNotification.Name", "UIFont.TextStyle", "UIContentSizeCategory", "UITextContentType",
    "CAMediaTimingFunctionName", "CAMediaTimingFillMode", "CALayerContentsGravity",
  ]

  /// Appends `.rawValue` to values that are cast to strings, as in `Notification.Name.saved as
  /// NSString`.
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    for (place, part) in parts.enumerated() where part.is(UnresolvedAsExprSyntax.self) {
      guard place > 0, place + 1 < parts.count, part.as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark == nil,
        let type = parts[place + 1].as(TypeExprSyntax.self)?.type.plainName, ["NSString", "String"].contains(type),
        let value = parts[place - 1].as(MemberAccessExprSyntax.self), let base = value.base,
        Self.stringTypes.contains(base.trimmedDescription)
      else { continue }
      insert(".rawValue", at: value.endPositionBeforeTrailingTrivia)
    }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    let word = node.macroName.endPositionBeforeTrailingTrivia
    switch node.macroName.text {
    case "colorLiteral":
      replace(node.pound.positionAfterSkippingLeadingTrivia, word, with: "UIColor")
    case "imageLiteral":
      replace(node.pound.positionAfterSkippingLeadingTrivia, word, with: "UIImage")
      if let label = node.arguments.first?.label { replace(label, with: "imageLiteralResourceName") }
    case "keyPath":
      if let path = node.arguments.first?.expression { replace(node, with: "\"\(objectiveCPath(of: path))\"") }
    default: break
    }
    return .visitChildren
  }

  /// Returns a key path with the names that properties have in Objective-C, without the types at
  /// its beginning.
  private func objectiveCPath(of path: ExprSyntax) -> String {
    var names = path.trimmedDescription.split(separator: ".").map { $0.filter { !"`?! ".contains($0) } }
    while names.count > 1, names[0].first?.isUppercase == true || names[0] == "self" { names.removeFirst() }
    return names.map { name in
      let isForeignFlag =
        name.hasPrefix("is") && name.dropFirst(2).first?.isUppercase == true
        && !index.variableNames.contains(name)
      return isForeignFlag ? name.dropFirst(2).prefix(1).lowercased() + name.dropFirst(3) : name
    }.joined(separator: ".")
  }
}
