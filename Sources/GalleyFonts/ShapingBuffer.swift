import CHarfBuzz

/// Owns HarfBuzz's buffer and what every call of hb_shape needs.
final class ShapingBuffer {
  /// What HarfBuzz puts in the place of default ignorable characters. No face has this glyph.
  static let ignorableGlyph: UInt32 = 0xFFFF

  let pointer: OpaquePointer
  /// Only HarfBuzz's own shaper: others depend on how the library was built, and on the environment.
  private let shapers: UnsafeMutablePointer<UnsafePointer<CChar>?>
  private let shaperName: UnsafeMutablePointer<CChar>
  private var features: [hb_feature_t] = []
  private var languages: [String: hb_language_t] = [:]

  init() {
    guard let pointer = hb_buffer_create() else { preconditionFailure("HarfBuzz made no buffer") }
    self.pointer = pointer
    // Clusters never split what HarfBuzz takes for one grapheme, and never run backwards.
    hb_buffer_set_cluster_level(pointer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES)
    hb_buffer_set_invisible_glyph(pointer, ShapingBuffer.ignorableGlyph)
    shaperName = .allocate(capacity: 3)
    shaperName[0] = CChar(UInt8(ascii: "o"))
    shaperName[1] = CChar(UInt8(ascii: "t"))
    shaperName[2] = 0
    shapers = .allocate(capacity: 2)
    shapers[0] = UnsafePointer(shaperName)
    shapers[1] = nil
  }

  deinit {
    hb_buffer_destroy(pointer)
    shapers.deallocate()
    shaperName.deallocate()
  }

  /// Shapes `range` of `text`, the rest of which is context.
  func shape(_ text: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, _ font: SizedFont, _ options: ShapingOptions) {
    hb_buffer_clear_contents(pointer)
    var flags = HB_BUFFER_FLAG_DEFAULT.rawValue
    if range.lowerBound == 0 { flags |= HB_BUFFER_FLAG_BOT.rawValue }
    if range.upperBound == text.count { flags |= HB_BUFFER_FLAG_EOT.rawValue }
    if options.producesUnsafeToConcat { flags |= HB_BUFFER_FLAG_PRODUCE_UNSAFE_TO_CONCAT.rawValue }
    hb_buffer_set_flags(pointer, hb_buffer_flags_t(rawValue: flags))
    hb_buffer_add_utf16(
      pointer, text.baseAddress, Int32(text.count), UInt32(range.lowerBound), Int32(range.count))
    hb_buffer_set_direction(pointer, options.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(pointer, hb_script_from_iso15924_tag(options.script))
    hb_buffer_set_language(pointer, language(options.language))
    collectFeatures(font.font.features, options.features)
    hb_shape_full(font.face.harfBuzz, pointer, features, UInt32(features.count), shapers)
  }

  private func collectFeatures(_ first: [FontFeature], _ second: [FontFeature]) {
    features.removeAll(keepingCapacity: true)
    for list in [first, second] {
      for feature in list {
        features.append(
          hb_feature_t(tag: feature.tag.rawValue, value: feature.value, start: 0, end: .max))
      }
    }
  }

  private func language(_ name: String) -> hb_language_t? {
    if name.isEmpty { return nil }
    if let language = languages[name] { return language }
    let language = hb_language_from_string(name, -1)
    languages[name] = language
    return language
  }
}
