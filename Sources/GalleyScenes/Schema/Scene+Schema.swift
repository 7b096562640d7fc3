import GalleyBase
import GalleyFiles

extension Scene {
  /// A JSON Schema (draft 2020-12) of scenes, generated from the tables of keys, in UTF-8.
  ///
  /// It accepts every scene that Galley accepts. What a schema cannot say, such as which keys exclude each other, only
  /// Galley refuses.
  public static var schema: [UInt8] {
    var json = JSONWriter()
    json.beginObject(.lines)
    json.member("$schema", "https://json-schema.org/draft/2020-12/schema")
    json.member("title", "A scene of Galley")
    json.member("$ref", "#/$defs/scene")
    json.key("$defs")
    json.beginObject(.lines)
    for table in SceneTables().all { json.member(table) }
    json.endObject()
    json.endObject()
    json.newline()
    return json.bytes
  }
}

extension JSONWriter {
  /// A definition of a mapping.
  fileprivate mutating func member(_ table: TableDescription) {
    key(table.name)
    beginObject(.lines)
    member("type", "object")
    member("additionalProperties", false)
    if table.isChoice {
      member("minProperties", 1)
      member("maxProperties", 1)
    }
    writeRequired(table)
    key("properties")
    beginObject(.lines)
    for entry in table.entries {
      for name in entry.names {
        key(name)
        beginObject()
        member("description", entry.manual.summary)
        writeMembers(of: entry.shape)
        endObject()
      }
    }
    endObject()
    endObject()
  }

  private mutating func writeRequired(_ table: TableDescription) {
    guard !table.required.isEmpty else { return }
    key("allOf")
    beginArray()
    for names in table.required {
      let spellings = table.entries.filter { names.contains($0.names[0]) }.flatMap(\.names)
      beginObject()
      key("anyOf")
      beginArray()
      for name in spellings {
        beginObject()
        member("required", [name])
        endObject()
      }
      endArray()
      endObject()
    }
    endArray()
  }

  /// A schema of its own.
  private mutating func value(_ shape: Shape) {
    beginObject()
    writeMembers(of: shape)
    endObject()
  }

  private mutating func values(_ name: String, _ shapes: [Shape]) {
    key(name)
    beginArray()
    for shape in shapes { value(shape) }
    endArray()
  }

  private mutating func writeMembers(of shape: Shape) {
    switch shape {
    case .any: break
    case .boolean: member("type", "boolean")
    case .nothing: member("type", "null")
    case .number(let range):
      member("type", "number")
      member("minimum", range.lowerBound)
      member("maximum", range.upperBound)
    case .integer(let range):
      member("type", "integer")
      member("minimum", range.lowerBound)
      member("maximum", range.upperBound)
    case .string: member("type", "string")
    case .words(let words): member("enum", words)
    case .list(let element):
      member("type", "array")
      key("items")
      value(element)
    case .tuple(_, let elements):
      member("type", "array")
      values("prefixItems", elements)
      member("minItems", elements.count)
      member("maxItems", elements.count)
    case .mapping(let table): member("$ref", "#/$defs/" + table().name)
    case .dictionary(_, let element):
      member("type", "object")
      key("additionalProperties")
      value(element)
    case .either(let shapes): values("anyOf", shapes)
    }
  }
}
