import Testing
import UIKit

@MainActor @Suite struct PlainControlTests {
  @Test func valuesStayWithinTheirRange() {
    let slider = UISlider()
    slider.value = 3
    #expect(slider.value == 1)
    slider.maximumValue = 10
    slider.setValue(7, animated: true)
    #expect(slider.value == 7)
    let pages = UIPageControl()
    pages.numberOfPages = 3
    pages.currentPage = 9
    #expect(pages.currentPage == 2)
    let progress = UIProgressView(progressViewStyle: .bar)
    progress.progress = -1
    #expect(progress.progress == 0)
  }

  @Test func controlsOfAFixedSizeHugTheirContent() {
    func hugging(_ view: UIView) -> [Float] {
      [view.contentHuggingPriority(for: .horizontal), view.contentHuggingPriority(for: .vertical)].map(\.rawValue)
    }
    #expect(hugging(UIActivityIndicatorView(style: .medium)) == [750, 750])
    #expect(hugging(UISwitch()) == [750, 750] && hugging(UIStepper()) == [750, 750])
    #expect(hugging(UIProgressView(progressViewStyle: .bar)) == [250, 750])
    #expect(hugging(UISlider()) == [250, 250] && hugging(UILabel()) == [250, 250])
  }

  @Test func sizesAreTheSystems() {
    #expect(UISwitch().intrinsicContentSize == CGSize(width: 51, height: 31))
    #expect(
      UIStepper(frame: CGRect(x: 3, y: 4, width: 9, height: 9)).frame == CGRect(x: 3, y: 4, width: 94, height: 32))
    #expect(UIActivityIndicatorView(style: .large).bounds.size == CGSize(width: 37, height: 37))
  }

  @Test func segmentsKeepTheirContent() {
    let control = UISegmentedControl(items: ["a", "b"])
    control.insertSegment(withTitle: "c", at: 1, animated: false)
    #expect((0..<3).map { control.titleForSegment(at: $0) } == ["a", "c", "b"])
    control.selectedSegmentIndex = 1
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(control.intrinsicContentSize.height == 32)
  }

  @Test func aSwitchIsDrawnInItsColours() {
    let control = UISwitch()
    (control.onTintColor, control.thumbTintColor) = (.blue, .yellow)
    func color(x: CGFloat) -> UIColor? {
      let one = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image {
        $0.cgContext.translateBy(x: -x, y: -15)
        control.layer.render(in: $0.cgContext)
      }
      return [UIColor.blue, .yellow].first { color in
        one.pngData()
          == UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).pngData {
            color.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
          }
      }
    }
    #expect(color(x: 15) == .yellow)
    #expect(color(x: 36) == nil)
    control.isOn = true
    #expect(color(x: 15) == .blue)
    #expect(color(x: 36) == .yellow)
  }

  @Test func aMenuHasTheStateOfItsItems() {
    let on = UIAction(title: "on", state: .on) { _ in }
    let menu = UIMenu(children: [UIMenu(options: .displayInline, children: [on]), UIAction(title: "off") { _ in }])
    #expect(menu.selectedElements == [on])
  }

  @Test func anAlertTakesAChoice() {
    let alert = UIAlertController(title: "a", message: nil, preferredStyle: .alert)
    var chosen: [String?] = []
    alert.addAction(UIAlertAction(title: "OK", style: .default) { chosen.append($0.title) })
    alert.addTextField { $0.placeholder = "name" }
    alert.choose(alert.actions[0])
    #expect(chosen == ["OK"])
    #expect(alert.textFields?.first?.placeholder == "name")
  }

  @Test func aPasteboardKeepsItems() {
    let board = UIPasteboard.withUniqueName()
    board.strings = ["a", "b"]
    #expect(board.string == "a")
    #expect(board.numberOfItems == 2)
    #expect(board.changeCount == 1)
    #expect(!board.hasImages)
    #expect(UIPasteboard(name: board.name, create: false)?.strings == ["a", "b"])
  }
}
