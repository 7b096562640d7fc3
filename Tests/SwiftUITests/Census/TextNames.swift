import SwiftUI

/// Texts, fonts, and the modifiers of both, used as applications use them.
struct TextNames: View {
  @ScaledMetric private var small = 10
  @ScaledMetric(relativeTo: .title) private var large: CGFloat = 20
  @ScaledMetric(wrappedValue: 12, relativeTo: .body) private var middle: CGFloat
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.sizeCategory) private var category
  let key: LocalizedStringKey = "key"
  let name = "name"
  let count = 2

  var body: some View {
    VStack {
      texts
      fonts
      more
      limits
      sums
      selection
    }
  }

  private var texts: some View {
    Group {
      Text("a")
      Text(name)
      Text(key)
      Text(verbatim: "a \(count)")
      Text("a \(name) \(count) \(0.5, specifier: "%.1f") \(Text("b").bold())")
      Text(LocalizedStringKey(name))
      Text(.init("**a**"))
      Text("a", comment: "b")
      Text("a", tableName: "Table", bundle: .main, comment: "b")
      Text("a", bundle: .main)
      Text(AttributedString("a"))
      Text(LocalizedStringResource("a"))
      Text(String(localized: "a"))
      Text(name.uppercased())
      Text(Substring(name))
      Text(NSLocalizedString("a", comment: ""))
      Text(Image(systemName: "star"))
      Text("\(Image(systemName: "star")) a")
    }
  }

  private var fonts: some View {
    Group {
      Text("a").font(.body)
      Text("a").font(.title2.bold())
      Text("a").font(.footnote.weight(.semibold))
      Text("a").font(.headline.monospacedDigit())
      Text("a").font(.system(size: 12))
      Text("a").font(.system(size: 12, weight: .bold))
      Text("a").font(.system(size: 12, weight: .bold, design: .rounded))
      Text("a").font(.system(size: 12, design: .monospaced))
      Text("a").font(.system(.body))
      Text("a").font(.system(.body, design: .rounded))
      Text("a").font(.system(.body, design: .serif, weight: .bold))
      Text("a").font(.system(.title3, design: .rounded).weight(.heavy))
      Text("a").font(Font.system(size: small).italic())
      Text("a").font(Font.custom("Name", size: 12))
      Text("a").font(.custom("Name", size: 12, relativeTo: .body))
      Text("a").font(.custom("Name", fixedSize: 12))
      Text("a").font(Font(UIFont.systemFont(ofSize: 12)))
      Text("a").font(.callout.leading(.tight).smallCaps())
      Text("a").font(nil)
    }
  }

  private var more: some View {
    Group {
      Text("a").bold()
      Text("a").bold(count > 1)
      Text("a").italic().underline().strikethrough()
      Text("a").underline(true, color: .red).strikethrough(count > 1, pattern: .dash, color: .red)
      Text("a").fontWeight(.semibold)
      Text("a").fontWeight(count > 1 ? .bold : nil)
      Text("a").fontDesign(.rounded).fontWidth(.condensed)
      Text("a").foregroundColor(.red)
      Text("a").foregroundColor(Color(.label))
      Text("a").foregroundColor(nil)
      Text("a").foregroundStyle(.secondary)
      Text("a").foregroundStyle(Color.red)
      Text("a").foregroundStyle(.primary, .secondary)
      Text("a").foregroundStyle(.red.gradient)
      Text("a").foregroundStyle(.tint)
      Text("a").foregroundStyle(count > 1 ? Color.primary : .secondary)
      Text("a").kerning(1).tracking(1).baselineOffset(2)
      Text("a").monospaced().monospacedDigit()
      Text("a").textCase(.uppercase)
      Text("a").textCase(nil)
      VStack { Text("a") }.font(.body).bold().italic().monospacedDigit().fontWeight(.bold).baselineOffset(1)
    }
  }

  private var limits: some View {
    Group {
      Text("a").lineLimit(1)
      Text("a").lineLimit(nil)
      Text("a").lineLimit(2...4)
      Text("a").lineLimit(2...)
      Text("a").lineLimit(...4)
      Text("a").lineLimit(2, reservesSpace: true)
      Text("a").multilineTextAlignment(.center)
      Text("a").multilineTextAlignment(count > 1 ? .leading : .trailing)
      Text("a").truncationMode(.middle)
      Text("a").minimumScaleFactor(0.5)
      Text("a").allowsTightening(true).lineSpacing(2)
      Text("a").dynamicTypeSize(.large)
      Text("a").dynamicTypeSize(.small ... .xxLarge)
      Text("a").dynamicTypeSize(...DynamicTypeSize.accessibility1)
      Text("a").redacted(reason: .placeholder)
      Text("a").redacted(reason: count > 1 ? .placeholder : [])
      Text("a").unredacted()
    }
    .padding(typeSize.isAccessibilitySize || typeSize >= .accessibility1 ? large : middle)
  }

  private var sums: some View {
    Group {
      Text("a") + Text("b").bold()
      Text("a").foregroundColor(.red) + Text(verbatim: " ") + Text(Image(systemName: "star"))
      Text(Date(timeIntervalSince1970: 0), style: .relative)
      Text(Date(timeIntervalSince1970: 0), format: .dateTime.day().month())
      Text(Date(timeIntervalSince1970: 0).formatted(date: .abbreviated, time: .omitted))
      Text(12.5, format: .number.precision(.fractionLength(1)))
      Text(12.5, format: .currency(code: "EUR"))
      Text(Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 1))
      Text(timerInterval: Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 10), countsDown: true)
    }
  }

  private var selection: some View {
    Group {
      Text("a").textSelection(.enabled)
      Text("a").textSelection(.disabled)
      Link("a", destination: URL(fileURLWithPath: "/"))
      Link(destination: URL(fileURLWithPath: "/")) { Text("a") }
      Link(name, destination: URL(fileURLWithPath: "/"))
      Label("a", systemImage: "star")
      Label(name, systemImage: "star")
      Label("a", image: "star")
      Label {
        Text("a")
      } icon: {
        Image(systemName: "star")
      }
      Label(title: { Text("a") }, icon: { Image("a") })
      Label("a", systemImage: "star").labelStyle(.titleOnly)
      Label("a", systemImage: "star").labelStyle(.iconOnly)
      Label("a", systemImage: "star").labelStyle(.titleAndIcon)
      Label("a", systemImage: "star").labelStyle(Reversed())
    }
  }

  private struct Reversed: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.title; configuration.icon
      }
    }
  }
}

/// Attributed strings with SwiftUI's attributes.
func attributedNames() -> AttributedString {
  var string = AttributedString("a b")
  string.font = .body.bold()
  string.foregroundColor = Color.red
  string.underlineStyle = Text.LineStyle.single
  string.backgroundColor = Color.yellow
  string.link = URL(string: "https://example.com")
  if let range = string.range(of: "b") { string[range].swiftUI.foregroundColor = Color.blue }
  return string
}
