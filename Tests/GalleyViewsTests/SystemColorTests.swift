import GalleyBase
import GalleyViews
import Testing

@Suite struct SystemColorTests {
  @Test(arguments: [
    (SystemColor.label, "#000000", "#FFFFFF"), (.secondaryLabel, "#3C3C4399", "#EBEBF599"),
    (.tertiaryLabel, "#3C3C434C", "#EBEBF54C"), (.placeholderText, "#3C3C434C", "#EBEBF54C"),
    (.separator, "#3C3C4349", "#54545899"), (.systemBackground, "#FFFFFF", "#000000"),
    (.secondarySystemBackground, "#F2F2F7", "#1C1C1E"), (.systemRed, "#FF3B30", "#FF453A"),
    (.systemBlue, "#007AFF", "#0A84FF"), (.systemGreen, "#34C759", "#30D158"), (.systemGray6, "#F2F2F7", "#1C1C1E"),
    (.systemFill, "#78788033", "#7878805B"), (.clear, "#00000000", "#00000000"),
  ])
  func valuesInBothStyles(color: SystemColor, light: String, dark: String) {
    #expect(color.color(in: .light).hex == light)
    #expect(color.color(in: .dark).hex == dark)
  }
}
