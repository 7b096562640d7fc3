extension SwiftUISurface {
  /// A line for each name: the name, the number of files, the state, and the proof or a remark.
  static let table = #"""
    View (conformance)|1098|works|stateIsKeptAndABindingChangesIt
    Text|831|works|textsShowTheirCharacters
    .padding|691|works|paddingIsSixteenPoints
    VStack|672|works|aColumnIsAligned
    .frame|670|works|framesAlign
    .font|600|works|fontsHaveTheSizesOfTheirStyles
    Button|568|works|buttonsShowTheirLabels
    HStack|526|works|aRowSharesItsWidthByFlexibility
    .background|486|works|coloursFillTheirFrames
    @State|472|works|stateIsKeptAndABindingChangesIt
    Image|470|works|picturesScaleIfTheyMay
    PreviewProvider|464|works|eachViewOfAProviderIsAPage
    .foregroundColor|443|works|coloursOfTextsAreThoseOfTheirStyles
    @Environment|443|works|environmentValuesAreInherited
    .foregroundStyle|411|works|coloursOfTextsAreThoseOfTheirStyles
    ForEach|392|works|elementsKeepTheirStateByIdentity
    @ViewBuilder|387|works|groupsAndConditionsAreChildrenOfTheirStack
    Spacer|337|works|aSpacerTakesWhatIsLeftWithoutDistances
    Color|331|works|coloursFillTheirFrames
    .buttonStyle|308|works|buttonsShowTheirLabels
    @MainActor|280|works|stateIsKeptAndABindingChangesIt
    #Preview|274|works|aMacroHasATitleAndTraits
    .opacity|270|works|opacityMakesTransparent
    .navigationTitle|254|works|barsShowTitlesAndItems
    Section|252|works|listsShowTheirRowsBelowEachOther
    .onAppear|245|works|changesAreReportedAfterTheLayout
    .font(.textStyle)|238|works|fontsHaveTheSizesOfTheirStyles
    ZStack|227|works|zIndexDecidesTheOrder
    .multilineTextAlignment|221|works|linesAreLimitedAlignedAndCut
    .toolbar|207|works|barsShowTitlesAndItems
    @ObservedObject|202|works|observableObjectsAreFollowed
    .overlay|200|works|coloursFillTheirFrames
    Label|198|works|labelsShowTitlesByStyle
    RoundedRectangle|188|works|shapesLeaveTheirCornersFree
    List|185|works|listsShowTheirRowsBelowEachOther
    .lineLimit|183|works|linesAreLimitedAlignedAndCut
    .navigationBarTitleDisplayMode|180|works|barsShowTitlesAndItems
    .resizable|170|works|picturesScaleIfTheyMay
    .disabled|166|works|disabledViewsKnowIt
    ScrollView|165|works|scrollViewsKeepTheIdealLength
    Rectangle|164|works|shapesLeaveTheirCornersFree
    .accessibilityLabel|162|works|accessibilityIsThatOfTheViews
    .onChange|155|works|changesAreReportedAfterTheLayout
    .tint|150|works|rolesAndTintsColourTheLabel
    AnyView|140|works|changesAreReportedAfterTheLayout
    Group|134|works|groupsAndConditionsAreChildrenOfTheirStack
    @Binding|129|works|stateIsKeptAndABindingChangesIt
    .accessibilityHidden|126|works|accessibilityIsThatOfTheViews
    ProgressView|124|works|progressTakesRoom
    EmptyView|124|works|groupsAndConditionsAreChildrenOfTheirStack
    @StateObject|122|works|observableObjectsAreFollowed
    withAnimation|122|works|actionsRunAfterTheViewAppears
    .alert|121|inert|kept, and not in the picture
    .animation|119|inert|animations end at once
    .listRowBackground|116|works|rowsTakeInsetsBackgroundsAndSeparators
    GeometryReader|115|works|aGeometryReaderKnowsItsPlace
    .environment|111|works|environmentValuesAreInherited
    .sheet|111|inert|kept, and not in the picture
    @EnvironmentObject|111|works|observableObjectsAreFollowed
    Font.system(|111|works|fontsHaveTheSizesOfTheirStyles
    .cornerRadius|108|works|shapesLeaveTheirCornersFree
    .clipShape|108|works|shapesLeaveTheirCornersFree
    Circle|107|works|shapesLeaveTheirCornersFree
    .fixedSize|105|works|fixedSizeIsTheIdealOne
    Form|102|works|formsShowTheirSections
    ObservableObject|98|works|observableObjectsAreFollowed
    NavigationView|97|works|oldNavigationViewsAndLinksShowTheirLabels
    .ignoresSafeArea|97|works|theSafeAreaIsLeftFreeUnlessIgnored
    .onTapGesture|96|inert|touches are not delivered
    ViewModifier (conformance)|95|works|modifiersHaveStateOfTheirOwn
    .aspectRatio|94|works|aspectRatiosFitAndFill
    .contentShape|94|inert|touches are not delivered
    .offset|93|works|effectsMoveAndScaleWhatIsDrawn
    NavigationStack|92|works|barsShowTitlesAndItems
    .environmentObject|90|works|observableObjectsAreFollowed
    @Published|89|works|observableObjectsAreFollowed
    NavigationLink|88|works|oldNavigationViewsAndLinksShowTheirLabels
    UIHostingController|87|works|aControllerAnswersItsSize
    .id|86|works|anotherIDBeginsAgain
    .bold|79|works|weightsAndDigitsChangeTheFont
    .accessibilityElement|78|works|accessibilityIsThatOfTheViews
    Text(verbatim:)|75|works|textsShowTheirCharacters
    @Bindable|71|works|theNewObservationIsFollowed
    .fontWeight|68|works|weightsAndDigitsChangeTheFont
    .accessibilityIdentifier|68|works|accessibilityIsThatOfTheViews
    .task|66|works|actionsRunAfterTheViewAppears
    TextField|64|works|togglesFieldsAndPickersShowTheirValues
    Toggle|63|works|togglesFieldsAndPickersShowTheirValues
    Font.custom(|60|works|fontsByNameAreFound
    .allowsHitTesting|59|inert|touches are not delivered
    .shadow|56|works|shadowsAreBelow
    .onDisappear|55|works|changesAreReportedAfterTheLayout
    .transition|54|inert|animations end at once
    .modifier|54|works|modifiersHaveStateOfTheirOwn
    AttributedString|51|works|attributedStringsKeepTheirAttributes
    LocalizedStringKey|50|works|textsShowTheirCharacters
    Divider|49|works|aDividerFollowsItsStack
    Picker|49|works|togglesFieldsAndPickersShowTheirValues
    .tag|49|works|togglesFieldsAndPickersShowTheirValues
    @Observable|48|works|theNewObservationIsFollowed
    \.colorScheme env|48|works|theLookIsReadAndSet
    .listRowInsets|46|works|rowsTakeInsetsBackgroundsAndSeparators
    @FocusState|45|inert|nobody has the focus until code sets it
    UIViewRepresentable|44|works|uikitViewsAreUpdated
    Capsule|43|works|shapesLeaveTheirCornersFree
    .labelStyle|42|works|labelsShowTitlesByStyle
    .focused|41|inert|nobody has the focus until code sets it
    ButtonStyle (conformance)|41|works|buttonsShowTheirLabels
    .scaleEffect|39|works|effectsMoveAndScaleWhatIsDrawn
    .listStyle|39|works|plainListsBeginAtTheEdge
    UIViewControllerRepresentable|39|works|controllersBecomeChildren
    Menu|38|works|togglesFieldsAndPickersShowTheirValues
    .renderingMode|38|works|picturesScaleIfTheyMay
    LinearGradient|37|works|gradientsChangeAlongTheirLine
    .scaledToFit|37|works|picturesScaleIfTheyMay
    .onReceive|37|works|actionsRunAfterTheViewAppears
    .accessibilityAddTraits|36|works|accessibilityIsThatOfTheViews
    .preferredColorScheme|34|works|theLookIsReadAndSet
    .truncationMode|33|works|linesAreLimitedAlignedAndCut
    .glassEffect|33|inert|drawn as a thin material
    .safeAreaInset|32|works|safeAreaInsetsEndTheSafeArea
    .hidden|31|works|opacityMakesTransparent
    Link|30|works|linksShowTheirLabels
    .redacted|27|works|placeholdersHideTheLetters
    .searchable|27|works|searchesShowTheirFields
    .monospacedDigit|26|works|weightsAndDigitsChangeTheFont
    .minimumScaleFactor|26|works|textShrinksToFit
    .clipped|26|works|clippingCutsWhatReachesOut
    .pickerStyle|26|works|togglesFieldsAndPickersShowTheirValues
    .onPreferenceChange|26|works|preferencesComeUp
    .textSelection|25|inert|nobody selects text
    PreferenceKey|25|works|preferencesComeUp
    LazyVStack|24|works|scrollViewsKeepTheIdealLength
    .listRowSeparator|24|works|rowsTakeInsetsBackgroundsAndSeparators
    @ScaledMetric|24|works|metricsGrowWithTheTextSize
    .baselineOffset|23|works|baselinesAndSelection
    .confirmationDialog|23|inert|kept, and not in the picture
    \.dynamicTypeSize env|23|works|metricsGrowWithTheTextSize
    .layoutPriority|22|works|aHigherPriorityChoosesFirst
    .rotationEffect|22|works|effectsMoveAndScaleWhatIsDrawn
    .accessibilityHint|22|works|accessibilityIsThatOfTheViews
    .accessibilityValue|22|works|accessibilityIsThatOfTheViews
    .refreshable|22|inert|nobody pulls a list
    Text + Text|22|works|textsShowTheirCharacters
    .dynamicTypeSize|21|works|textSizesFollowTheCategory
    .edgesIgnoringSafeArea|21|works|theSafeAreaIsLeftFreeUnlessIgnored
    .preference|21|works|preferencesComeUp
    .contextMenu|20|inert|a menu stays closed
    """#
}
