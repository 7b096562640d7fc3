import CHarfBuzz
import GalleySystem

/// The buffer of HarfBuzz and the arguments that every call of hb_shape needs.
final class ShapingBuffer {
  /// The glyph number for default-ignorable characters. No face has this glyph.
  static let ignorableGlyph: UInt32 = 0xFFFF

  /// The list of shapers, which contains only HarfBuzz's own shaper. Other shapers depend on the
  /// build of the library and on the environment.
  let shapers: UnsafePointer<UnsafePointer<CChar>?>

  let pointer: OpaquePointer
  private let shaperName: UnsafeMutablePointer<CChar>
  private(set) var features: [hb_feature_t] = []
  /// The number of calls of hb_shape so far.
  var callCount = 0
  private var languages: [String: hb_language_t] = [:]

  init() {
    ShapingBuffer.shutOutOptions()
    guard let pointer = hb_buffer_create() else { preconditionFailure("HarfBuzz cannot create a buffer") }
    self.pointer = pointer
    // Clusters never split what HarfBuzz considers one grapheme, and never run backwards.
    hb_buffer_set_cluster_level(pointer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES)
    hb_buffer_set_invisible_glyph(pointer, ShapingBuffer.ignorableGlyph)
    shaperName = .allocate(capacity: 3)
    shaperName[0] = CChar(UInt8(ascii: "o"))
    shaperName[1] = CChar(UInt8(ascii: "t"))
    shaperName[2] = 0
    let names = UnsafeMutablePointer<UnsafePointer<CChar>?>.allocate(capacity: 2)
    names[0] = UnsafePointer(shaperName)
    names[1] = nil
    shapers = UnsafePointer(names)
  }

  deinit {
    hb_buffer_destroy(pointer)
    shapers.deallocate()
    shaperName.deallocate()
  }

  /// Removes the variable HB_OPTIONS from the environment of the process. HarfBuzz reads it when it
  /// shapes for the first time. It may change the shaping of Indic scripts, and HarfBuzz has no
  /// function to set these options.
  private static func shutOutOptions() {
    if getenv("HB_OPTIONS") != nil { unsetenv("HB_OPTIONS") }
  }

  /// Shapes `range` of `text`. The rest of the text is used as context.
  ///
  /// - Parameter changeFeatures: changes the feature settings; a later one wins.
  func shape(
    _ text: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, _ font: SizedFont, _ options: ShapingOptions,
    startsParagraph: Bool, endsParagraph: Bool, changeFeatures: (inout [hb_feature_t]) -> Void
  ) {
    hb_buffer_clear_contents(pointer)
    var flags = HB_BUFFER_FLAG_DEFAULT.rawValue
    if startsParagraph { flags |= HB_BUFFER_FLAG_BOT.rawValue }
    if endsParagraph { flags |= HB_BUFFER_FLAG_EOT.rawValue }
    if options.producesUnsafeToConcat { flags |= HB_BUFFER_FLAG_PRODUCE_UNSAFE_TO_CONCAT.rawValue }
    hb_buffer_set_flags(pointer, hb_buffer_flags_t(rawValue: flags))
    hb_buffer_add_utf16(pointer, text.baseAddress, Int32(text.count), UInt32(range.lowerBound), Int32(range.count))
    var properties = properties(options)
    hb_buffer_set_segment_properties(pointer, &properties)
    collectFeatures(font.font.features, options.features)
    changeFeatures(&features)
    callCount += 1
    hb_shape_full(font.face.harfBuzz, pointer, features, UInt32(features.count), shapers)
  }

  /// The glyphs of the latest call. They are valid until the next call.
  var result:
    (infos: UnsafeMutablePointer<hb_glyph_info_t>, positions: UnsafeMutablePointer<hb_glyph_position_t>, count: Int)?
  {
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(pointer, &count),
      let positions = hb_buffer_get_glyph_positions(pointer, nil)
    else { return nil }
    return (infos, positions, Int(count))
  }

  func properties(_ options: ShapingOptions) -> hb_segment_properties_t {
    var properties = hb_segment_properties_t()
    properties.direction = options.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR
    properties.script = hb_script_from_iso15924_tag(options.script)
    properties.language = language(options.language)
    return properties
  }

  /// Fills `features` with the features of a font, followed by the features of a run.
  func collectFeatures(_ first: [FontFeature], _ second: [FontFeature]) {
    features.removeAll(keepingCapacity: true)
    for list in [first, second] {
      for feature in list {
        features.append(hb_feature_t(tag: feature.tag.rawValue, value: feature.value, start: 0, end: .max))
      }
    }
  }

  private func language(_ name: String) -> hb_language_t? {
    if name.isEmpty { return nil }
    if let language = languages[name] { return language }
    if languages.count >= 256 { languages.removeAll() }
    let language = hb_language_from_string(name, -1)
    languages[name] = language
    return language
  }
}
