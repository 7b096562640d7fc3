import SwiftSyntax

extension SyntaxProtocol {
  /// The types that bound the generic parameters which a declaration has or constrains, by the parameters' names.
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
  /// The first name of a bound: `UIView` of `UIView & Shape`.
  fileprivate var boundingName: String {
    self.as(CompositionTypeSyntax.self)?.elements.first?.type.plainName ?? plainName
  }
}
