import SwiftSyntax

extension TokenSyntax {
  /// The text without backticks.
  var plainText: String { text.count > 2 && text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text }
}

extension TypeSyntax {
  /// The name without generic arguments, optional marks and attributes.
  var plainName: String {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.plainName }
    if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return optional.wrappedType.plainName }
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.plainName }
    if let identifier = self.as(IdentifierTypeSyntax.self) { return identifier.name.plainText }
    if let member = self.as(MemberTypeSyntax.self) { return member.baseType.plainName + "." + member.name.plainText }
    return trimmedDescription
  }
}

extension String {
  /// The string without a prefix, or as it is.
  func withoutPrefix(_ prefix: String) -> String { hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self }
}

extension DeclModifierListSyntax {
  /// Returns true if one of the modifiers is a keyword.
  func contains(_ keyword: Keyword) -> Bool { contains { $0.name.tokenKind == .keyword(keyword) } }
}

extension AttributeListSyntax {
  /// The attributes themselves, without conditions around them.
  var plainAttributes: [AttributeSyntax] { compactMap { $0.as(AttributeSyntax.self) } }

  /// Returns true if the list has an attribute of a name.
  func contains(_ name: String) -> Bool { plainAttributes.contains { $0.attributeName.trimmedDescription == name } }

  /// The name that `@objc(name)` gives.
  var objectiveCName: String? {
    for attribute in plainAttributes where attribute.attributeName.trimmedDescription == "objc" {
      if let arguments = attribute.arguments {
        return arguments.trimmedDescription.filter { !$0.isWhitespace }
      }
    }
    return nil
  }
}
