import GalleyBase
import GalleyDrawing
import Testing

@testable import GalleyPreviews
@testable import SwiftUI

@MainActor @Suite struct PreviewStageTests {
  private func looks(_ pointer: UnsafeMutableRawPointer, _ variant: PreviewVariant = PreviewVariant()) throws
    -> [PreviewLook]
  {
    let page = try #require(try PreviewSource.taken(from: pointer).pages().first)
    return try PreviewStage(page, variant, mostWaiting: 0.05).looks(mostPixels: .max)
  }

  private func texts(_ look: PreviewLook) -> [String] {
    String(decoding: look.layout, as: UTF8.self).split(separator: "\"text\": \"").dropFirst()
      .map { String($0.prefix { $0 != "\"" }) }
  }

  /// What is presented is drawn in the order in which it is presented, on a whole screen, however small the preview is.
  @Test(arguments: [false, true])
  func presentedViewsHaveTheirOwnPicture(isSmall: Bool) throws {
    let looks = try looks(
      galleyPreview(traits: isSmall ? .sizeThatFitsLayout : .defaultLayout) {
        Text("Page")
          .sheet(isPresented: .constant(true)) {
            Text("Sheet").alert("Sure?", isPresented: .constant(true)) {
              Button("Delete", role: .destructive) {}
            } message: {
              Text("It stays gone.")
            }
          }
          .fullScreenCover(isPresented: .constant(false)) { Text("Cover") }
          .background { Text("Behind").sheet(isPresented: .constant(true)) { Text("Second") } }
      })
    #expect(Set(looks.map(\.presented)) == [nil, "sheet", "alert", "sheet-2"])
    #expect(looks[0].presented == nil)
    for look in looks {
      let isWhole = look.image.size.width == 1206 && look.image.size.height == 2622
      #expect(isWhole == (look.presented != nil || !isSmall))
    }
    let alert = try #require(looks.first { $0.presented == "alert" })
    #expect(Set(texts(alert)).isSuperset(of: ["Sure?", "It stays gone.", "Delete"]))
    #expect(!texts(alert).contains("Page") && !texts(looks[0]).contains("Sheet"))
  }

  @Test func theMainScreenIsThatOfTheDevice() throws {
    func screen(_ variant: PreviewVariant) throws -> [String] {
      texts(
        try looks(
          galleyPreview { Text(verbatim: "\(UIScreen.main.bounds.width) \(UIScreen.main.bounds.height)") }, variant)[0])
    }
    #expect(try screen(PreviewVariant()) == ["402.0 874.0"])
    #expect(try screen(PreviewVariant(device: "iPad Air (5th generation)")) == ["820.0 1180.0"])
  }

  @Test func aPreviewFindsAWindow() throws {
    func top() -> String { "\(UIApplication.shared.keyWindow?.safeAreaInsets.top ?? -1)" }
    #expect(texts(try looks(galleyPreview { Text(verbatim: top()) })[0]) == ["62.0"])
  }

  @Test func presentedViewsHaveTheAppearanceOfTheVariant() throws {
    func corner(isDark: Bool) throws -> PreviewLook {
      try looks(
        galleyPreview { Text("Page").fullScreenCover(isPresented: .constant(true)) { Text("Cover") } },
        PreviewVariant(isDark: isDark))[1]
    }
    let (light, dark) = (try corner(isDark: false), try corner(isDark: true))
    #expect(light.presented == "fullScreenCover")
    #expect(light.image[0, 0] != dark.image[0, 0])
  }

  /// The lines between buttons do not reach over the round corners of the plates.
  @Test func cornersOfADialogAreClear() throws {
    let dialog = try #require(
      try looks(
        galleyPreview {
          Text("Page").confirmationDialog("Share", isPresented: .constant(true)) {
            Button("Copy") {}
            Button("Send") {}
          }
        }
      ).last)
    let (image, middle) = (dialog.image, dialog.image.size.width / 2)
    let dim = image[0, 0]
    let left = try #require((0..<middle).first { image[$0, image.size.height - 45 * 3] != dim })
    // The first and the last row of the two plates, beside their labels.
    let rows = (1..<image.size.height).filter { (image[left + 60, $0] == dim) != (image[left + 60, $0 - 1] == dim) }
    #expect(rows.count == 4)
    for row in rows { #expect(image[left, row] == dim && image[left, row - 1] == dim, "row \(row)") }
  }
}
