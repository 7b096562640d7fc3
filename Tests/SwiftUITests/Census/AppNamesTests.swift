import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor struct AppNamesTests {
  @Test func theDelegateOfAnAppIsMade() {
    let adaptor = UIApplicationDelegateAdaptor(NotesApp.Delegate.self)
    #expect(adaptor.wrappedValue.name == "notes")
  }

  @Test func namesOfDevicesLeaveTheViewAsItIs() {
    let texts = Shown(NotesView()).texts
    #expect(Set(texts) == Set((Array("abcdefghijk").map { String($0) }) + ["bar"]))
  }

  @Test func animatorsShowTheirBeginning() {
    #expect(Shown(PhaseAnimator([1, 2, 3]) { Text("phase \($0)") }).texts == ["phase 1"])
    #expect(
      Shown(
        Text("x").phaseAnimator([5, 9]) { content, phase in
          HStack {
            content; Text("\(phase)")
          }
        }
      ).texts == ["x", "5"])
    let keyframes = Text("k").keyframeAnimator(initialValue: 8.0) { content, value in
      content.frame(width: value * 10)
    } keyframes: { _ in
      KeyframeTrack(\.self) {
        LinearKeyframe(20, duration: 1)
        SpringKeyframe(4, duration: 1)
      }
    }
    #expect(Shown(keyframes).texts == ["k"])
    struct Motion {
      var scale = 1.0
      var angle = Angle.zero
    }
    let tracks = Text("t").keyframeAnimator(initialValue: Motion(), trigger: true) { content, value in
      content.scaleEffect(value.scale)
    } keyframes: { _ in
      KeyframeTrack(\.scale) { LinearKeyframe(2, duration: 1) }
      KeyframeTrack(\.angle) { CubicKeyframe(.degrees(20), duration: 1) }
    }
    #expect(Shown(tracks).texts == ["t"])
  }

  /// The widths of columns and the other columns are those of wide screens.
  @Test func aTableShowsItsFirstColumn() {
    let notes = [Note(id: 1, title: "one"), Note(id: 2, title: "two")]
    let table = Table(notes) {
      TableColumn("Title", value: \.title)
      TableColumn("Number") { Text("\($0.id)") }.width(40)
    }
    #expect(Shown(table).texts == ["one", "two"])
  }

  @Test(arguments: [true, false]) func aStyleDrawsDisclosureGroups(isOpen: Bool) {
    struct Framed: DisclosureGroupStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Text(configuration.isExpanded ? "open" : "closed")
          configuration.label
          if configuration.isExpanded { configuration.content }
        }
      }
    }
    let group = DisclosureGroup("More", isExpanded: .constant(isOpen)) { Text("rest") }
    #expect(
      Shown(group.disclosureGroupStyle(Framed())).texts == (isOpen ? ["open", "More", "rest"] : ["closed", "More"]))
    #expect(Shown(group).texts == (isOpen ? ["More", "rest"] : ["More"]))
  }

  @Test func aColourIsOneOfUIKits() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(UIColor(Color(red: 1, green: 0, blue: 0)).cgColor.components == [1, 0, 0, 1])
    let primary = UIColor(Color.primary)
    #expect(primary.resolvedColor(with: light).cgColor != primary.resolvedColor(with: dark).cgColor)
    #expect(Color(.white) == Color(uiColor: .white))
  }

  /// An empty branch in the content of a `ForEach`: both builders of contents have one.
  @Test func aBranchWithoutViewsIsEmpty() {
    let isOdd = { (number: Int) in number % 2 == 1 }
    let views = VStack {
      ForEach(0...3, id: \.self) {
        if isOdd($0) {
        } else {
          Text("\($0)")
        }
      }
    }
    #expect(Shown(views).texts == ["0", "2"])
  }

  @Test func aMeshIsAGradientOfItsRows() {
    let mesh = MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
      colors: [.white, .white, Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)])
    let (top, bottom) = (pixel(mesh, 10, 0), pixel(mesh, 10, 19))
    #expect(top[1] > 245 && bottom[1] < 10)
    #expect(abs(bottom[0] - 128) < 8 && abs(bottom[2] - 128) < 8)
  }

  @Test func aPictureIsRepeated() {
    let tile = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      UIColor.green.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
    }
    let fill = Rectangle().fill(ImagePaint(image: Image(uiImage: tile)))
    #expect(pixel(fill, 0, 1) == [0, 255, 0, 255] && pixel(fill, 8, 1) == [0, 255, 0, 255])
    #expect(pixel(fill, 3, 1)[3] == 0)
  }
}
