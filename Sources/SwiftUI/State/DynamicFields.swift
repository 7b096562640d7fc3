@_silgen_name("swift_reflectionMirror_recursiveCount")
private func fieldCount(_ type: Any.Type) -> Int
@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func fieldOffset(_ type: Any.Type, index: Int) -> Int
private typealias NameRelease = @convention(c) (UnsafePointer<CChar>?) -> Void
private struct FieldName {
  var name: UnsafePointer<CChar>?
  var release: NameRelease?
  var isStrong = false
  var isVar = false
}
@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func fieldType(_ type: Any.Type, index: Int, fieldMetadata: UnsafeMutablePointer<FieldName>) -> Any.Type

/// The offsets of the dynamic properties in a type. They are read once per type from the runtime's
/// metadata.
struct DynamicFields {
  private struct Field {
    let offset: Int
    let type: any DynamicProperty.Type
  }
  private let fields: [Field]
  @MainActor private static var known: [ObjectIdentifier: DynamicFields] = [:]

  @MainActor static func of(_ type: Any.Type) -> DynamicFields {
    if let fields = known[ObjectIdentifier(type)] { return fields }
    let fields = DynamicFields(type)
    known[ObjectIdentifier(type)] = fields
    return fields
  }

  private init(_ type: Any.Type) {
    // Only structures keep dynamic properties at fixed places. 0x200 is the runtime's kind of a structure.
    guard unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee == 0x200 else {
      fields = []
      return
    }
    fields = (0..<fieldCount(type)).compactMap { index in
      var name = FieldName()
      let child = fieldType(type, index: index, fieldMetadata: &name)
      name.release?(name.name)
      guard let property = child as? any DynamicProperty.Type else { return nil }
      return Field(offset: fieldOffset(type, index: index), type: property)
    }
  }

  /// Connects the dynamic properties of a value with their storage in the node, and updates them.
  @MainActor static func link<Value>(_ value: inout Value, to node: Node) {
    guard !of(Value.self).fields.isEmpty else { return }
    var next = 0
    withUnsafeMutablePointer(to: &value) {
      link(UnsafeMutableRawPointer($0), Value.self, node, &next)
    }
  }

  @MainActor private static func link(
    _ base: UnsafeMutableRawPointer, _ type: Any.Type, _ node: Node, _ next: inout Int
  ) {
    for field in of(type).fields {
      func open<P: DynamicProperty>(_ type: P.Type) {
        let pointer = (base + field.offset).assumingMemoryBound(to: P.self)
        let index = next
        next += 1
        if index == node.slots.count { node.slots.append(PropertySlot()) }
        if var linked = pointer.pointee as? any LinkedProperty {
          linked.link(&node.slots[index], of: node)
          if let back = linked as? P { pointer.pointee = back }
        } else {
          link(base + field.offset, P.self, node, &next)
        }
        pointer.pointee.update()
      }
      open(field.type)
    }
  }
}
