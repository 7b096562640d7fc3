import CPNG
import GalleyBase

extension PNG {
  /// Encodes a picture as a PNG in the smallest lossless form: see `PNGForm`.
  ///
  /// The bytes depend only on the pixels, the effort and the versions of libpng and libdeflate. Throws `PNGError.empty`
  /// if the picture has no pixels, and `PNGError.outOfMemory`.
  public static func encode(_ bitmap: Bitmap, effort: Effort = .fast) throws(PNGError) -> [UInt8] {
    guard bitmap.width > 0, bitmap.height > 0 else { throw .empty }
    return try encode(PNGForm(of: bitmap), bitmap.size, effort)
  }

  /// Encodes a picture whose pixels are already in the form for a PNG.
  static func encode(_ form: PNGForm, _ size: PixelSize, _ effort: Effort) throws(PNGError) -> [UInt8] {
    var failure = CPNGFailure()
    let written = form.rows.withUnsafeBufferPointer { bytes in
      form.palette.withUnsafeBufferPointer { palette in
        var picture = CPNGPicture()
        picture.width = UInt32(size.width)
        picture.height = UInt32(size.height)
        picture.colour_type = form.colorType.cValue
        picture.bit_depth = Int32(form.bitDepth)
        picture.rows = bytes.baseAddress
        picture.row_bytes = form.rowBytes
        picture.palette = palette.baseAddress
        picture.palette_count = Int32(palette.count / 4)
        picture.transparent_count = Int32(form.transparentCount)
        picture.level = effort.level
        return write(picture, &failure)
      }
    }
    guard let written else { throw PNGError(failure, width: size.width, height: size.height) }
    return written
  }

  private static func write(_ picture: CPNGPicture, _ failure: inout CPNGFailure) -> [UInt8]? {
    var (bytes, count): (UnsafeMutablePointer<UInt8>?, Int) = (nil, 0)
    let status = withUnsafePointer(to: picture) { cpng_write($0, &bytes, &count, &failure) }
    guard status == CPNG_OK else { return nil }
    defer { cpng_free(bytes) }
    return [UInt8](UnsafeBufferPointer(start: bytes, count: count))
  }
}

extension PNGForm.ColorType {
  fileprivate var cValue: CPNGColourType {
    switch self {
    case .grey: return CPNG_GREY
    case .greyAlpha: return CPNG_GREY_ALPHA
    case .palette: return CPNG_PALETTE
    case .rgb: return CPNG_RGB
    case .rgba: return CPNG_RGBA
    }
  }
}
