import SwiftSyntax

extension SyntaxProtocol {
  /// The bounds of the generic parameters that the declaration has or constrains, by the name of
  /// the parameter.
  var genericBounds: [String: String] {
    var bounds: [String: String] = [:]
    for parameter in asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause?.parameters ?? [] {
      bounds[parameter.name.plainText] = parameter.inheritedType?.boundingName
    }
    for requirement in whereClause?.requirements ?? [] {
      guard case .conformanceRequirement(let bound) = requirement.requirement else { continue }
      bounds[bound.leftType.plainName] = bound.rightType.boundingName
    }
    return bounds
  }

  private var whereClause: GenericWhereClauseSyntax? {
    asProtocol((any WithGenericParametersSyntax).self)?.genericWhereClause
      ?? self.as(ExtensionDeclSyntax.self)?.genericWhereClause
  }
}

extension TypeSyntax {
  /// The first name in a bound, such as `UIView` in `UIView & Shape`.
  fileprivate var boundingName: String {
    self.as(CompositionTypeSyntax.self)?.elements.first?.type.plainName ?? plainName
  }
}
