import CFYAML

/// The keys of the root mapping of a YAML or JSON text, as far as the text was read.
package struct RootKeys: Hashable, Sendable {
  /// False if the text is a list or a scalar.
  package private(set) var isMapping = true
  /// The keys that are scalars, in the order of the text.
  package private(set) var keys: [String] = []
  /// True if the mapping is in braces, as in JSON.
  package private(set) var isInBraces = false
  /// True if the part of the text that was read has a syntax error.
  package private(set) var isDamaged = false

  /// Reads the keys at the root of a text, and skips their values. Reading stops at the first key
  /// for which `isEnough` returns true.
  /// - Parameter isEnough: called after each key with the keys so far.
  package init(of bytes: [UInt8], until isEnough: (RootKeys) -> Bool) {
    let limits = ReadingLimits()
    guard let text = try? checkedText(bytes, file: "", limits: limits) else {
      isDamaged = true
      return
    }
    unsafe text.bytes.withUnsafeBufferPointer { buffer in
      unsafe buffer.withMemoryRebound(to: CChar.self) { characters in
        guard let base = characters.baseAddress, let reader = unsafe cfyaml_open(base, characters.count) else {
          isDamaged = true
          return
        }
        defer { unsafe cfyaml_close(reader) }
        unsafe readEvents(of: reader, in: text.bytes, depth: limits.depth, until: isEnough)
      }
    }
  }

  private mutating func readEvents(
    of reader: OpaquePointer, in bytes: [UInt8], depth mostDepth: Int, until isEnough: (RootKeys) -> Bool
  ) {
    var depth = 0
    var isKeyNext = true
    while true {
      let event = unsafe cfyaml_next(reader)
      switch unsafe event.kind {
      case CFYAML_END: return
      case CFYAML_FAILED:
        isDamaged = true
        return
      case CFYAML_SCALAR, CFYAML_ALIAS:
        // An empty document may come before the one that counts.
        if depth == 0, unsafe event.text.length > 0 || event.is_quoted {
          isMapping = false
          return
        }
        guard depth == 1 else { continue }
        if isKeyNext, unsafe event.kind == CFYAML_SCALAR {
          unsafe keys.append(string(event.text) ?? "")
          if isEnough(self) { return }
        }
        isKeyNext.toggle()
      case CFYAML_SEQUENCE_START, CFYAML_MAPPING_START:
        if depth == 0 {
          isMapping = unsafe event.kind == CFYAML_MAPPING_START
          guard isMapping else { return }
          isInBraces = unsafe bytes.indices.contains(event.offset) && bytes[event.offset] == UInt8(ascii: "{")
        } else if depth == 1 {
          isKeyNext.toggle()
        }
        depth += 1
        guard depth <= mostDepth else {
          isDamaged = true
          return
        }
      case CFYAML_SEQUENCE_END, CFYAML_MAPPING_END:
        depth -= 1
        if depth == 0 { return }
      default: continue
      }
    }
  }
}
