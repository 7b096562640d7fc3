import Testing
import UIKit

@MainActor @Suite struct ScrollTests {
  /// A delegate that counts.
  final class Log: NSObject, UIScrollViewDelegate {
    var offsets: [CGFloat] = []
    var ends = 0
    func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends += 1 }
  }

  @Test func offsetChangesNotifyTheDelegate() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let log = Log()
    view.delegate = log
    view.contentSize = CGSize(width: 100, height: 500)
    view.setContentOffset(CGPoint(x: 0, y: 40), animated: true)
    view.contentOffset.y = -30
    view.layoutIfNeeded()
    view.scrollRectToVisible(CGRect(x: 0, y: 190, width: 10, height: 10), animated: false)
    #expect(log.offsets == [40, -30, 100])
    #expect(log.ends == 1)
    #expect(view.bounds.origin.y == 100)
  }
}
