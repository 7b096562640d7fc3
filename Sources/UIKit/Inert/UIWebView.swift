public import CoreGraphics
public import Foundation
public import FoundationNetworking
import UIFoundation

/// The reason for which a page is loaded.
public enum UIWebViewNavigationType: Int, Sendable {
  case linkClicked
  case formSubmitted
  case backForward
  case reload
  case formResubmitted
  case other
}

/// The object that receives the loading events of a web view.
@preconcurrency @MainActor
public protocol UIWebViewDelegate: NSObjectProtocol {
  func webView(
    _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebViewNavigationType
  ) -> Bool
  func webViewDidStartLoad(_ webView: UIWebView)
  func webViewDidFinishLoad(_ webView: UIWebView)
  func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
}

extension UIWebViewDelegate {
  public func webView(
    _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebViewNavigationType
  ) -> Bool { true }
  public func webViewDidStartLoad(_ webView: UIWebView) {}
  public func webViewDidFinishLoad(_ webView: UIWebView) {}
  public func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {}
}

/// A web view. It stores the requests to load but draws nothing, since Galley has no browser.
@preconcurrency @MainActor
open class UIWebView: UIView {
  open weak var delegate: (any UIWebViewDelegate)?
  /// A scroll view without content.
  public final let scrollView = UIScrollView()
  open private(set) var request: URLRequest?
  open var isLoading: Bool { false }
  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }
  open var scalesPageToFit = false
  open var dataDetectorTypes: UIDataDetectorTypes = .phoneNumber
  open var keyboardDisplayRequiresUserAction = true
  open var allowsInlineMediaPlayback = false
  open var mediaPlaybackRequiresUserAction = true
  open var suppressesIncrementalRendering = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(scrollView)
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(scrollView)
  }

  open func loadRequest(_ request: URLRequest) { self.request = request }
  open func loadHTMLString(_ string: String, baseURL: URL?) { request = baseURL.map { URLRequest(url: $0) } }
  open func load(_ data: Data, mimeType MIMEType: String, textEncodingName: String, baseURL: URL) {
    request = URLRequest(url: baseURL)
  }
  open func reload() {}
  open func stopLoading() {}
  open func goBack() {}
  open func goForward() {}
  /// Returns nil, since scripts are not run.
  open func stringByEvaluatingJavaScript(from script: String) -> String? { nil }
  open override func layoutSubviews() {
    super.layoutSubviews()
    scrollView.frame = bounds
  }
}
