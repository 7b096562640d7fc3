import CoreGraphics
import Foundation
import Galley
import TestSupport
import Testing
import UIFoundation

@Suite struct PDFTests {
  private static let page = CGRect(x: 0, y: 0, width: 40, height: 20)

  /// Returns the parts of a file that are text.
  private func text(_ data: Data) -> String { String(decoding: data, as: UTF8.self) }

  @Test func functionsAppendAFileWithAPageForEachBeginning() {
    let data = NSMutableData()
    UIGraphicsBeginPDFContextToData(data, Self.page, ["Title": "Ä"])
    UIGraphicsBeginPDFPage()
    #expect(UIGraphicsGetPDFContextBounds() == Self.page)
    UIGraphicsGetCurrentContext()?.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    UIGraphicsBeginPDFPageWithInfo(CGRect(x: 0, y: 0, width: 10.5, height: 10), nil)
    #expect(UIGraphicsGetPDFContextBounds().width == 10.5)
    UIGraphicsEndPDFContext()
    #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetPDFContextBounds() == .zero)
    let file = text(data as Data)
    #expect(file.hasPrefix("%PDF-1.4\n") && file.hasSuffix("%%EOF\n"))
    #expect(file.contains("/Type /Pages /Kids [4 0 R 7 0 R] /Count 2"))
    #expect(file.contains("/MediaBox [0 0 40 20]") && file.contains("/MediaBox [0 0 10.500 10]"))
    #expect(file.contains("/Width 80 /Height 40") && file.contains("/Width 21 /Height 20"))
    #expect(file.contains("/Title <FEFF00C4>"))
  }

  /// The table at the end of the file says where objects begin.
  @Test func theTableHasThePositionsOfTheObjects() throws {
    let data = UIGraphicsPDFRenderer(bounds: Self.page).pdfData { context in
      context.beginPage()
      context.fill(Self.page)
    }
    // One character a byte.
    let file = try #require(String(data: data, encoding: .isoLatin1))
    let start = try #require(file.range(of: "startxref\n")).upperBound
    let table = try #require(Int(file[start...].prefix { $0.isNumber }))
    let rows = file.dropFirst(table).split(separator: "\n").dropFirst(3).prefix { $0.hasSuffix(" n ") }
    #expect(rows.count == 6)
    for (number, row) in rows.enumerated() {
      let place = try #require(Int(row.prefix(10)))
      #expect(file.dropFirst(place).hasPrefix("\(number + 1) 0 obj\n"))
    }
  }

  @Test func aRendererDrawsOnTheCurrentPage() throws {
    var contexts: [CGContext] = []
    var bounds: [CGRect] = []
    let data = UIGraphicsPDFRenderer(bounds: Self.page).pdfData { context in
      for box in [Self.page, CGRect(x: 0, y: 0, width: 8, height: 8)] {
        context.beginPage(withBounds: box, pageInfo: [:])
        contexts.append(context.cgContext)
        bounds.append(context.pdfContextBounds)
        #expect(UIGraphicsGetCurrentContext() === context.cgContext)
      }
    }
    #expect(contexts.count == 2 && contexts[0] !== contexts[1])
    #expect(bounds.map(\.width) == [40, 8])
    #expect(text(data).contains("/Count 2"))
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func aFileWithoutPagesIsValid() {
    #expect(text(UIGraphicsPDFRenderer(bounds: Self.page).pdfData { _ in }).contains("/Kids [] /Count 0"))
  }

  @Test func filesAreWritten() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("a.pdf")
    #expect(UIGraphicsBeginPDFContextToFile(path, .zero, nil))
    UIGraphicsBeginPDFPage()
    UIGraphicsEndPDFContext()
    let file = try text(Data(contentsOf: URL(fileURLWithPath: path)))
    #expect(file.contains("/MediaBox [0 0 612 792]"))
    #expect(!UIGraphicsBeginPDFContextToFile(folder.path("missing/a.pdf"), .zero, nil))
    #expect(UIGraphicsGetPDFContextBounds() == .zero)
  }

  @Test func functionsReachTheFileOfARenderer() {
    let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 30, height: 20))
    let file = renderer.pdfData { context in
      UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
      UIGraphicsEndPDFContext()
      UIGraphicsBeginPDFPage()
      #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 30, height: 20))
      context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 10.3, height: 5), pageInfo: [:])
    }
    let pdf = text(file)
    #expect(pdf.contains("/Count 2") && pdf.contains("/MediaBox [0 0 10.300 5]"))
    // 21 pixels, two per point.
    #expect(pdf.contains("10.500 0 0 5 0 0 cm /P Do"))
    #expect(UIGraphicsGetPDFContextBounds() == .zero && UIGraphicsGetCurrentContext() == nil)
  }
}

@Suite struct DrawingLayerTests {
  @Test func aLayerIsDrawnInItsSizeWithYUp() throws {
    let context = try #require(CGContext(size: CGSize(width: 4, height: 4), scale: 2, isOpaque: false))
    let layer = try #require(CGLayer(context, size: CGSize(width: 2, height: 2), auxiliaryInfo: nil))
    #expect(layer.size == CGSize(width: 2, height: 2))
    let own = try #require(layer.context)
    #expect(own.width == 4 && own.height == 4)
    // The lower half of the layer, which is drawn with its lower edge at the smallest y.
    own.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    own.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    context.draw(layer, at: CGPoint(x: 1, y: 1))
    let image = try #require(context.makeImage())
    let bitmap = try #require(UIImage(cgImage: image, scale: 1, orientation: .up).bitmap())
    let red = Color(red: 255, green: 0, blue: 0)
    #expect(bitmap[2, 2] == red && bitmap[5, 3] == red)
    #expect(bitmap[2, 4].alpha == 0 && bitmap[1, 2].alpha == 0 && bitmap[6, 2].alpha == 0)
  }

  @Test func aLayerWithoutAreaIsNotMade() throws {
    let context = try #require(CGContext(size: CGSize(width: 4, height: 4), scale: 1, isOpaque: false))
    #expect(CGLayer(context, size: .zero, auxiliaryInfo: nil) == nil)
  }
}
