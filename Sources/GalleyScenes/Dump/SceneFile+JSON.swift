import GalleyFiles

extension SceneFile {
  /// The file as JSON (RFC 8259), for programs that do not read YAML. It has the same keys in the
  /// same order, and each view has a line of its own. Each use of an anchor repeats its value.
  /// Numbers that JSON cannot express are null.
  public var json: [UInt8] {
    var json = JSONWriter()
    write(document.root, to: &json, style: .lines)
    json.newline()
    return json.bytes
  }

  private func write(_ node: NodeID, to json: inout JSONWriter, style: JSONWriter.Style = .inline) {
    if let pairs = document.pairs(node) {
      json.beginObject(style)
      for (key, value) in pairs {
        let name = document.scalarText(key) ?? ""
        json.key(name)
        write(value, to: &json, style: style == .lines && name == "views" ? .lines : .inline)
      }
      json.endObject()
    } else if let elements = document.elements(node) {
      json.beginArray(style)
      for element in elements { write(element, to: &json) }
      json.endArray()
    } else {
      writeScalar(node, to: &json)
    }
  }

  private func writeScalar(_ node: NodeID, to json: inout JSONWriter) {
    let text = document.scalarText(node) ?? ""
    guard case .scalar(_, false) = document[document.parsed(node)].content else { return json.value(text) }
    switch PlainScalar(text) {
    case .null: json.null()
    case .boolean(let flag): json.value(flag)
    case .number(let number): json.value(number)
    case .string: json.value(text)
    }
  }
}
