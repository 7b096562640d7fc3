import SwiftSyntax

extension TokenSyntax {
  /// The text of the token without backticks.
  var plainText: String { text.count > 2 && text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text }
}

extension TypeSyntax {
  /// The name of the type without generic arguments, optional marks and attributes.
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
  /// Returns the string without a prefix, or unchanged if it does not have the prefix.
  func withoutPrefix(_ prefix: String) -> String { hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self }
}

extension DeclModifierListSyntax {
  /// True if one of the modifiers is this keyword.
  func contains(_ keyword: Keyword) -> Bool { contains { $0.name.tokenKind == .keyword(keyword) } }
}

extension AttributeListSyntax {
  /// The attributes, without those inside `#if`.
  var plainAttributes: [AttributeSyntax] { compactMap { $0.as(AttributeSyntax.self) } }

  /// True if the list has an attribute with this name.
  func contains(_ name: String) -> Bool { plainAttributes.contains { $0.attributeName.trimmedDescription == name } }

  /// The name from `@objc(name)`; nil if there is none.
  var objectiveCName: String? {
    for attribute in plainAttributes where attribute.attributeName.trimmedDescription == "objc" {
      if let arguments = attribute.arguments {
        return arguments.trimmedDescription.filter { !$0.isWhitespace }
      }
    }
    return nil
  }
}
