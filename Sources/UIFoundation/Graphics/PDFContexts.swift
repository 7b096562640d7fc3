import CoreGraphics
public import Foundation

/// A PDF file that is being drawn. Each page becomes a picture with two pixels per point, so its
/// text cannot be selected.
final class PDFDrawing {
  private static let scale: CGFloat = 2
  /// The default rectangle of a page, in points: the US Letter format.
  static let standardBounds = CGRect(x: 0, y: 0, width: 612, height: 792)

  /// The rectangle of pages that are begun without a rectangle of their own.
  let standardBounds: CGRect
  private var file = PDFFile()
  private var page: (bounds: CGRect, context: CGContext)?

  /// The rectangle of the current page; `standardBounds` outside of a page.
  var bounds: CGRect { page?.bounds ?? standardBounds }

  init(bounds: CGRect, information: [AnyHashable: Any]?) {
    standardBounds = bounds.isEmpty ? Self.standardBounds : bounds
    // A key may be a String or an NSString.
    let texts = Dictionary((information ?? [:]).map { ("\($0.key)", "\($0.value)") }) { first, _ in first }
    for key in ["Title", "Author", "Subject", "Creator"] {
      if let text = texts[key] { file.information.append((key, text)) }
    }
  }

  /// Ends the current page and begins a white page, whose context becomes the current context.
  /// Returns nil if the page is too large.
  @discardableResult
  func beginPage(bounds: CGRect?) -> CGContext? {
    endPage()
    let bounds = bounds.flatMap { $0.isEmpty ? nil : $0 } ?? standardBounds
    guard let context = CGContext(size: bounds.size, scale: Self.scale, isOpaque: true) else {
      let size = "\(Double(bounds.width)) × \(Double(bounds.height)) pt"
      FileHandle.standardError.write(Data("UIKit: a PDF page of \(size) is too large and is left out\n".utf8))
      return nil
    }
    context.setFillColor(CGColor(red: 1, green: 1, blue: 1, alpha: 1))
    context.fill(CGRect(origin: .zero, size: bounds.size))
    context.setFillColor(CGColor(red: 0, green: 0, blue: 0, alpha: 1))
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    page = (bounds, context)
    GraphicsStack.push(context)
    return context
  }

  /// Ends the current page and returns the bytes of the file.
  func finished() -> Data {
    endPage()
    return file.data()
  }

  private func endPage() {
    guard let (bounds, context) = page else { return }
    GraphicsStack.pop()
    page = nil
    let image = context.makeImage().map { UIImage(cgImage: $0, scale: 1, orientation: .up) }
    guard let picture = image?.pngData().flatMap(PDFFile.Picture.init(png:)) else { return }
    file.pages.append(PDFFile.Page(bounds: bounds, picture: picture, scale: Self.scale))
  }
}

/// The stack of PDF files that are being drawn on the current thread, innermost last.
enum PDFStack {
  /// The place to which a finished PDF file goes.
  enum Destination {
    case data(NSMutableData)
    case file(String)
    /// The file is returned by `UIGraphicsPDFRenderer.pdfData(actions:)`.
    case renderer
  }

  static let drawings = ThreadLocal<[(drawing: PDFDrawing, destination: Destination)]> { [] }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins a PDF file that `UIGraphicsEndPDFContext` appends to data. Begin a page before drawing.
/// - Parameters:
///   - bounds: the default rectangle of pages; if it is empty, 612 by 792 points.
///   - documentInfo: the document's information. The keys `Title`, `Author`, `Subject` and
///     `Creator` are written to the file; others have no effect.
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
  PDFStack.drawings.value.append((PDFDrawing(bounds: bounds, information: documentInfo), .data(data)))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins a PDF file that `UIGraphicsEndPDFContext` writes to a path. If the file cannot be
/// created, the function returns false and begins nothing.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  guard FileManager.default.createFile(atPath: path, contents: nil) else { return false }
  PDFStack.drawings.value.append((PDFDrawing(bounds: bounds, information: documentInfo), .file(path)))
  return true
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins a page with the rectangle that was passed when the PDF file was begun.
public func UIGraphicsBeginPDFPage() { PDFStack.drawings.value.last?.drawing.beginPage(bounds: nil) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins a page with a rectangle in points. If it is empty, the file's rectangle is used.
/// - Parameter pageInfo: has no effect.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  PDFStack.drawings.value.last?.drawing.beginPage(bounds: bounds)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the rectangle of the current page, or the file's rectangle before the first page.
/// Returns an empty rectangle if there is no PDF file.
public func UIGraphicsGetPDFContextBounds() -> CGRect { PDFStack.drawings.value.last?.drawing.bounds ?? .zero }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends the PDF file that was begun last and writes it to its data or path. An error in writing
/// the file is printed to standard error.
public func UIGraphicsEndPDFContext() {
  guard let (drawing, destination) = PDFStack.drawings.value.last else { return }
  if case .renderer = destination { return }
  PDFStack.drawings.value.removeLast()
  let file = drawing.finished()
  switch destination {
  case .renderer: break
  case .data(let data): data.append(file)
  case .file(let path):
    do {
      try file.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      FileHandle.standardError.write(Data("UIKit: the PDF \(path) cannot be written: \(error)\n".utf8))
    }
  }
}
