import GalleyBase
import GalleyFiles

extension Scene {
  /// The JSON Schema (draft 2020-12) of scenes in UTF-8, generated from the key tables.
  ///
  /// It accepts every scene that Galley accepts. Mistakes that a schema cannot express, such as keys that exclude each
  /// other, only Galley refuses.
  public static var schema: [UInt8] { jsonSchema(of: Scene.keys.description, title: "A scene of Galley") }
}

/// Returns a JSON Schema of the mapping that a table describes, with all tables that it refers to.
func jsonSchema(of root: TableDescription, title: String) -> [UInt8] {
  var json = JSONWriter()
  json.beginObject(.lines)
  json.member("$schema", "https://json-schema.org/draft/2020-12/schema")
  json.member("title", title)
  json.member("$ref", "#/$defs/" + root.name)
  json.key("$defs")
  json.beginObject(.lines)
  for table in SceneTables(of: root).all { json.member(table) }
  json.endObject()
  json.endObject()
  json.newline()
  return json.bytes
}

extension JSONWriter {
  /// Writes the definition of a mapping.
  fileprivate mutating func member(_ table: TableDescription) {
    key(table.name)
    beginObject(.lines)
    member("type", "object")
    member("additionalProperties", false)
    if table.isChoice {
      member("minProperties", 1)
      member("maxProperties", 1)
    }
    let required = table.required.map { names -> JSON in
      let spellings = table.entries.filter { names.contains($0.names[0]) }.flatMap(\.names)
      return ["anyOf": spellings.map { ["required": [$0]] as JSON }]
    }
    if !required.isEmpty { member("allOf", required) }
    key("properties")
    beginObject(.lines)
    for entry in table.entries {
      for name in entry.names { member(name, ["description": entry.manual.summary] + entry.shape.schema) }
    }
    endObject()
    endObject()
  }
}

extension Shape {
  /// The shape as a JSON Schema.
  fileprivate var schema: JSON {
    switch self {
    case .any: [:]
    case .boolean: ["type": "boolean"]
    case .nothing: ["type": "null"]
    case .number(let range): ["type": "number", "minimum": range.lowerBound, "maximum": range.upperBound]
    case .integer(let range): ["type": "integer", "minimum": range.lowerBound, "maximum": range.upperBound]
    case .string: ["type": "string"]
    case .words(let words): ["enum": words]
    case .list(let element): ["type": "array", "items": element.schema]
    case .tuple(_, let elements):
      [
        "type": "array", "prefixItems": elements.map(\.schema), "minItems": elements.count,
        "maxItems": elements.count,
      ]
    case .mapping(let table): ["$ref": "#/$defs/" + table().name]
    case .dictionary(_, let element): ["type": "object", "additionalProperties": element.schema]
    case .either(let shapes): ["anyOf": shapes.map(\.schema)]
    }
  }
}
