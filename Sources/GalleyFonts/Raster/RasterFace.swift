import CFreeType
import GalleyBase

/// A face in FreeType. It owns the FT_Face, which reads the bytes that the FontFace keeps in
/// memory.
final class RasterFace {
  let face: FontFace
  let freeType: FT_Face
  /// The library, which must exist as long as the face.
  let library: FreeTypeLibrary
  /// The tables of coloured glyphs; nil if the face has none.
  let colors: ColorTable?
  private var currentSize: Int32 = 0
  /// The cache of outlines, which other faces share. `number` is the number of this face in the
  /// cache.
  let outlines: OutlineCache
  let number: UInt64

  /// Opens a face with variations; nil if FreeType does not accept it.
  init?(_ face: FontFace, variations: [FontVariation], library: FreeTypeLibrary, outlines: OutlineCache) {
    let data = face.data
    var opened: FT_Face?
    let start = data.bytes.assumingMemoryBound(to: UInt8.self).baseAddress
    guard FT_New_Memory_Face(library.pointer, start, data.count, face.index, &opened) == 0, let opened else {
      return nil
    }
    self.face = face
    freeType = opened
    self.library = library
    self.outlines = outlines
    number = outlines.numberForFace()
    colors = ColorTable(face)
    // Unless this flag is cleared, FreeType treats a face with pictures (sbix) as one without outlines.
    if opened.pointee.face_flags & FT_Long(FT_FACE_FLAG_SBIX) != 0 {
      opened.pointee.face_flags |= FT_Long(FT_FACE_FLAG_SCALABLE)
    }
    if !variations.isEmpty {
      var coordinates = face.axes.map { axis in
        FT_Fixed((variations.last { $0.tag == axis.tag }?.value ?? axis.standard) * 65_536)
      }
      FT_Set_Var_Design_Coordinates(opened, UInt32(coordinates.count), &coordinates)
    }
  }

  deinit { FT_Done_Face(freeType) }

  var isScalable: Bool { freeType.pointee.face_flags & FT_FACE_FLAG_SCALABLE != 0 }

  /// Sets the scale of outlines to `size` 64ths of a pixel per em. Returns false if FreeType does
  /// not accept it.
  func setSize(_ size: Int32) -> Bool {
    if size == currentSize { return true }
    guard FT_Set_Char_Size(freeType, 0, FT_F26Dot6(size), 72, 72) == 0 else { return false }
    currentSize = size
    return true
  }

  /// Selects the smallest bitmap strike of at least `size` 64ths of a pixel per em, or else the
  /// largest strike, and returns its size. Returns nil if the face has no strikes.
  func selectStrike(for size: Int32) -> Int32? {
    var best: (index: Int32, size: Int)?
    for index in 0..<Int(freeType.pointee.num_fixed_sizes) {
      let has = freeType.pointee.available_sizes[index].y_ppem
      guard has > 0 else { continue }
      let better =
        if let best { has >= Int(size) ? best.size < Int(size) || has < best.size : has > best.size } else { true }
      if better { best = (Int32(index), has) }
    }
    guard let best, FT_Select_Size(freeType, best.index) == 0 else { return nil }
    currentSize = 0
    return Int32(best.size)
  }
}
