import GalleyTesting
import Testing

@testable import SwiftUI

@MainActor struct HostingTests {
  @Test func aControllerAnswersItsSize() {
    let controller = UIHostingController(rootView: Box("a", 30, 20).padding(5))
    #expect(controller.sizeThatFits(in: CGSize(width: 100, height: 100)) == CGSize(width: 40, height: 30))
    #expect(controller.view.intrinsicContentSize == CGSize(width: 40, height: 30))
  }

  @Test func aControllerShowsAnotherRootView() {
    let controller = UIHostingController(rootView: Box("a", 30, 20))
    controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    controller.view.layoutIfNeeded()
    controller.rootView = Box("a", 50, 20)
    controller.view.layoutIfNeeded()
    #expect(controller.view.subviews.first?.frame == rect(25, 40, 50, 20))
  }

  @Test func theSafeAreaIsLeftFreeUnlessIgnored() {
    let controller = UIHostingController(
      rootView: ZStack {
        Box("far").ignoresSafeArea()
        Box("near")
      })
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    let insets = controller.view.safeAreaInsets
    let frames = controller.view.subviews.map(\.frame)
    #expect(frames.first == rect(0, 0, 100, 200))
    #expect(frames.last == rect(0, insets.top, 100, 200 - insets.top - insets.bottom))
    #expect(insets.top >= 40)
  }

  @Test func uikitViewsAreUpdated() {
    final class Log { var events: [String] = [] }
    struct Field: UIViewRepresentable {
      let text: String
      let log: Log
      final class Coordinator { var updates = 0 }
      func makeCoordinator() -> Coordinator { Coordinator() }
      func makeUIView(context: Context) -> UILabel {
        log.events.append("make")
        return UILabel()
      }
      func updateUIView(_ label: UILabel, context: Context) {
        context.coordinator.updates += 1
        label.text = "\(text) \(context.coordinator.updates)"
      }
      static func dismantleUIView(_ label: UILabel, coordinator: Coordinator) { label.text = "gone" }
    }
    let log = Log()
    let screen = Screen(AnyView(Field(text: "a", log: log)))
    let label = screen.hosting.subviews.first as? UILabel
    #expect(label?.text == "a 1")
    screen.hosting.show(AnyView(Field(text: "b", log: log)))
    screen.update()
    #expect(label?.text == "b 2")
    screen.hosting.show(AnyView(EmptyView()))
    screen.update()
    #expect(label?.text == "gone")
    #expect(log.events == ["make"])
  }

  @Test func controllersBecomeChildren() {
    final class Child: UIViewController {}
    struct Showing: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> Child { Child() }
      func updateUIViewController(_ controller: Child, context: Context) { controller.title = "shown" }
    }
    let controller = UIHostingController(rootView: Showing())
    controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    controller.view.layoutIfNeeded()
    #expect(controller.children.first?.title == "shown")
    #expect(controller.children.first?.view.frame == rect(0, 0, 100, 100))
  }

  @Test func aConfigurationShowsItsViewInACell() {
    let configuration = UIHostingConfiguration { Box("a", 30, 20) }.margins(.all, 10)
    let view = configuration.makeContentView()
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    view.layoutIfNeeded()
    #expect(view.subviews.first?.frame == rect(10, 20, 30, 20))
    let size = view.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 200, height: 44))
  }

  @Test func storedValuesAreReadAndSet() throws {
    let store = try #require(UserDefaults(suiteName: "SwiftUITests.storage"))
    store.removeObject(forKey: "width")
    struct Stored: View {
      @AppStorage("width") private var width = 10
      var body: some View { Box("a", CGFloat(width), 10).onAppear { width = 25 } }
    }
    #expect(Screen(Stored().defaultAppStorage(store))["a"].width == 25)
    #expect(store.integer(forKey: "width") == 25)
    store.removeObject(forKey: "width")
  }

  @Test func aSnapshotIsOfTheIdealSize() throws {
    var picture: UIImage?
    Snapshotting<AnyView, UIImage>.image.snapshot(AnyView(Box("a", 30, 20))).run { picture = $0 }
    #expect(try #require(picture).size == CGSize(width: 30, height: 20))
    var layout = ""
    let fixed = Snapshotting<AnyView, String>.layout(layout: .fixed(width: 50, height: 40))
    fixed.snapshot(AnyView(Box("a", 30, 20))).run { layout = $0 }
    #expect(layout.contains("\"frame\""))
  }

  @Test func thePreferredLookIsTheRoots() {
    struct Reading: View {
      @Environment(\.colorScheme) private var scheme
      var body: some View { Box(scheme == .dark ? "dark" : "light", 10, 10) }
    }
    #expect(Screen(Reading().preferredColorScheme(.dark)).order == ["dark"])
  }

  @Test func thePreferredLookGoes() {
    struct Reading: View {
      @Environment(\.colorScheme) private var scheme
      var body: some View { Box(scheme == .dark ? "dark" : "light", 10, 10) }
    }
    let screen = Screen(Reading().preferredColorScheme(.dark))
    screen.hosting.show(Reading().preferredColorScheme(nil))
    screen.update()
    #expect(screen.order == ["light"])
  }

  @Test func thePreferredSizeFollowsTheView() {
    let controller = UIHostingController(rootView: Box("a", 30, 20).padding(5))
    controller.sizingOptions = .preferredContentSize
    controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    controller.view.layoutIfNeeded()
    #expect(controller.preferredContentSize == CGSize(width: 40, height: 30))
  }

  @Test func modifiersAreChangedByGeometryEffects() {
    struct Moved: GeometryEffect {
      func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: size.width, y: 0))
      }
    }
    let screen = Screen(Box("a", 20, 20).modifier(Moved()))
    #expect(screen["a"] == rect(160, 90, 20, 20))
  }
}
