@testable import GalleyScenes

/// Checks documents against a JSON Schema, as far as the schema of scenes goes: the keywords below, and no others.
struct SchemaChecker {
  private static let keywords: Set<String> = [
    "$schema", "title", "description", "$defs", "$ref", "type", "enum", "minimum", "maximum", "items", "prefixItems",
    "minItems", "maxItems", "properties", "additionalProperties", "minProperties", "maxProperties", "required", "anyOf",
    "allOf",
  ]

  let schema: Document

  init(_ bytes: [UInt8]) throws { schema = try Document(reading: bytes, file: "schema.json") }

  /// The paths of values that the schema refuses, with the keyword that does; empty for a document that it accepts.
  func refusals(of document: Document) -> [String] { refusals(document.root, schema.root, at: "", document) }

  private func refusals(_ node: NodeID, _ rule: NodeID, at path: String, _ document: Document) -> [String] {
    (schema.pairs(rule) ?? []).flatMap { key, value in
      let keyword = schema.scalarText(key) ?? ""
      if !Self.keywords.contains(keyword) { return ["unknown keyword \(keyword)"] }
      return refusals(node, rule, keyword, value, at: path, document)
    }
  }

  private func refusals(
    _ node: NodeID, _ rule: NodeID, _ keyword: String, _ value: NodeID, at path: String, _ document: Document
  ) -> [String] {
    let refused = ["\(path): \(keyword)"]
    let count = Double(document.elements(node)?.count ?? document.pairs(node)?.count ?? 0)
    switch keyword {
    case "$ref":
      let name = (schema.scalarText(value) ?? "").split(separator: "/").last.map(String.init) ?? ""
      guard let target = schema.value(of: "$defs", in: schema.root).flatMap({ schema.value(of: name, in: $0) }) else {
        return ["\(path): no definition \(name)"]
      }
      return refusals(node, target, at: path, document)
    case "anyOf":
      let all = (schema.elements(value) ?? []).map { refusals(node, $0, at: path, document) }
      return all.contains([]) ? [] : all.min { $0.count < $1.count } ?? refused
    case "allOf": return (schema.elements(value) ?? []).flatMap { refusals(node, $0, at: path, document) }
    case "type": return document.is(node, schema.scalarText(value) ?? "") ? [] : refused
    case "enum":
      let words = (schema.elements(value) ?? []).compactMap(schema.scalarText)
      return document.scalarText(node).map(words.contains) == true ? [] : refused
    case "minimum": return (document.number(node) ?? 0) >= (schema.number(value) ?? 0) ? [] : refused
    case "maximum": return (document.number(node) ?? 0) <= (schema.number(value) ?? 0) ? [] : refused
    case "minItems", "minProperties": return count >= (schema.number(value) ?? 0) ? [] : refused
    case "maxItems", "maxProperties": return count <= (schema.number(value) ?? 0) ? [] : refused
    case "required":
      let names = (schema.elements(value) ?? []).compactMap(schema.scalarText)
      return names.allSatisfy { document.value(of: $0, in: node) != nil } ? [] : refused
    case "items", "prefixItems", "properties", "additionalProperties":
      return children(node, rule, keyword, value, at: path, document)
    default: return []
    }
  }

  private func children(
    _ node: NodeID, _ rule: NodeID, _ keyword: String, _ value: NodeID, at path: String, _ document: Document
  ) -> [String] {
    if let elements = document.elements(node) {
      let rules = keyword == "items" ? elements.map { _ in value } : Array(schema.elements(value) ?? [])
      return zip(elements, rules).enumerated().flatMap { refusals($1.0, $1.1, at: "\(path)[\($0)]", document) }
    }
    let known = schema.value(of: "properties", in: rule)
    return (document.pairs(node) ?? []).flatMap { key, child -> [String] in
      let name = document.scalarText(key) ?? ""
      let place = "\(path).\(name)"
      if let own = known.flatMap({ schema.value(of: name, in: $0) }) {
        return keyword == "properties" ? refusals(child, own, at: place, document) : []
      }
      guard keyword == "additionalProperties" else { return [] }
      return schema.pairs(value) == nil ? ["\(place): unknown"] : refusals(child, value, at: place, document)
    }
  }
}

extension Document {
  fileprivate func number(_ node: NodeID) -> Double? {
    guard case .scalar(let text, false) = self[node].content, case .number(let number) = PlainScalar(text) else {
      return nil
    }
    return number
  }

  fileprivate func `is`(_ node: NodeID, _ type: String) -> Bool {
    switch (type, self[node].content) {
    case ("object", .mapping), ("array", .sequence), ("string", .scalar(_, true)): true
    case ("number", .scalar), ("integer", .scalar):
      number(node).map { type == "number" || Int(exactly: $0) != nil } ?? false
    case ("boolean", .scalar(let text, false)): [.boolean(true), .boolean(false)].contains(PlainScalar(text))
    case ("null", .scalar(let text, false)): PlainScalar(text) == .null
    case ("string", .scalar(let text, false)): PlainScalar(text) == .string
    default: false
    }
  }
}
