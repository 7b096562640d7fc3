/// The properties with Apple's names that Galley stores but never reads. Setting them has no
/// effect.
///
/// The manual's list is made from these tables, and a failing snapshot names the properties that were set. A test finds
/// properties that are never read and not listed here. Types without any effect are in the folders `Inert`.
package enum InertProperties {
  /// The properties that change the picture on iOS, by the type that declares them.
  package static let looks: [String: [String]] = [
    "CALayer": [
      "allowsEdgeAntialiasing", "allowsGroupOpacity", "anchorPointZ", "backgroundFilters", "compositingFilter",
      "contentsCenter", "contentsRect", "edgeAntialiasingMask", "filters", "isDoubleSided", "isGeometryFlipped",
      "magnificationFilter", "minificationFilter", "rasterizationScale", "shouldRasterize", "sublayerTransform",
    ],
    "CATextLayer": ["allowsFontSubpixelQuantization"],
    "NSCollectionLayoutSection": ["supplementaryContentInsetsReference"],
    "NSLayoutManager": ["showsControlCharacters", "showsInvisibleCharacters"],
    "NSTextAttachment": ["lineLayoutPadding"],
    "UIAlertController": ["preferredAction"],
    "UIBarItem": ["landscapeImagePhoneInsets"],
    "UIButton": [
      "adjustsImageWhenDisabled", "adjustsImageWhenHighlighted", "reversesTitleShadowWhenHighlighted",
      "showsTouchWhenHighlighted",
    ],
    "UIButton.Configuration": [
      "activityIndicatorColorTransformer", "automaticallyUpdateForSelection", "imageColorTransformer",
      "showsActivityIndicator",
    ],
    "UICollectionViewFlowLayout": ["sectionFootersPinToVisibleBounds", "sectionHeadersPinToVisibleBounds"],
    "UIContentUnavailableConfiguration": ["axesPreservingSuperviewLayoutMargins"],
    "UIContentUnavailableConfiguration.ImageProperties": ["preferredSymbolConfiguration"],
    "UIImageView": ["adjustsImageSizeForAccessibilityContentSizeCategory", "preferredSymbolConfiguration"],
    "UILabel": ["preferredVibrancy"],
    "UIListContentConfiguration.ImageProperties": ["preferredSymbolConfiguration"],
    "UIListSeparatorConfiguration": ["multipleSelectionColor"],
    "UINavigationBar": [
      "backIndicatorTransitionMaskImage", "compactAppearance", "compactScrollEdgeAppearance", "scrollEdgeAppearance",
    ],
    "UINavigationItem": [
      "compactAppearance", "compactScrollEdgeAppearance", "hidesSearchBarWhenScrolling",
      "leftItemsSupplementBackButton",
    ],
    "UIPageControl": ["backgroundStyle"],
    "UIPageViewController": ["isDoubleSided"],
    "UIPickerView": ["showsSelectionIndicator"],
    "UISearchBar": [
      "isSearchResultsButtonSelected", "isTranslucent", "prompt", "scopeButtonTitles",
      "searchFieldBackgroundPositionAdjustment", "searchTextPositionAdjustment", "selectedScopeButtonIndex",
      "showsBookmarkButton", "showsScopeBar", "showsSearchResultsButton",
    ],
    "UISearchTextField": ["tokenBackgroundColor"],
    "UITabBar": ["isTranslucent", "selectionIndicatorImage"],
    "UITabBarAppearance": [
      "compactInlineLayoutAppearance", "inlineLayoutAppearance", "selectionIndicatorTintColor",
      "stackedLayoutAppearance",
    ],
    "UITabBarItem": ["scrollEdgeAppearance"],
    "UITabBarItemStateAppearance": ["badgeBackgroundColor", "badgeTextAttributes", "iconColor"],
    "UITableView": [
      "cellLayoutMarginsFollowReadableWidth", "fillerRowHeight", "insetsContentViewsToSafeArea",
      "sectionIndexBackgroundColor", "sectionIndexColor", "sectionIndexMinimumDisplayRowCount",
      "sectionIndexTrackingBackgroundColor", "separatorEffect", "separatorInsetReference",
    ],
    "UITableViewCell": [
      "editingAccessoryType", "editingAccessoryView", "multipleSelectionBackgroundView", "shouldIndentWhileEditing",
      "showsReorderControl",
    ],
    "UITextField": ["markedTextStyle"],
    "UITextView": ["markedTextStyle", "usesStandardTextScaling"],
    "UIToolbar": ["compactAppearance", "isTranslucent", "scrollEdgeAppearance"],
    "UIViewController": [
      "automaticallyAdjustsScrollViewInsets", "extendedLayoutIncludesOpaqueBars", "hidesBottomBarWhenPushed",
    ],
  ]

  /// The properties that on iOS change only the behaviour for users, the system or other code.
  package static let behaviours: [String: [String]] = [
    "AXCustomContent": ["importance"],
    "CADisplayLink": ["preferredFrameRateRange"],
    "CALayer": ["drawsAsynchronously"],
    "FileWrapper": ["preferredFilename"],
    "NSCollectionLayoutSection": ["visibleItemsInvalidationHandler"],
    "NSLayoutConstraint": ["shouldBeArchived"],
    "NSLayoutManager": ["allowsNonContiguousLayout", "limitsLayoutForSuspiciousContents"],
    "NSTextContentManager": ["automaticallySynchronizesTextLayoutManagers", "automaticallySynchronizesToBackingStore"],
    "NSTextElement": ["parentElement"],
    "NSTextLayoutManager": ["limitsLayoutForSuspiciousContents", "textSelections"],
    "NSTextSelection": ["anchorPositionOffset", "isLogical"],
    "UIAccessibilityCustomRotorSearchPredicate": ["currentItem", "searchDirection"],
    "UIActivityViewController": ["allowsProminentActivity", "completionWithItemsHandler", "excludedActivityTypes"],
    "UIAlertController": ["severity"],
    "UIApplication": [
      "applicationIconBadgeNumber", "applicationSupportsShakeToEdit", "isIdleTimerDisabled",
      "isNetworkActivityIndicatorVisible", "shortcutItems",
    ],
    "UIBarButtonItem": ["hidesSharedBackground", "possibleTitles", "sharesBackground"],
    "UIBarItem": [
      "accessibilityHint", "accessibilityTraits", "isAccessibilityElement", "largeContentSizeImage",
      "largeContentSizeImageInsets",
    ],
    "UIButton": ["isPointerInteractionEnabled", "pointerStyleProvider", "preferredMenuElementOrder"],
    "UIButton.Configuration": ["macIdiomStyle"],
    "UICellConfigurationState": [
      "cellDragState", "cellDropState", "isExpanded", "isFocused", "isReordering", "isSwiped",
    ],
    "UICollectionLayoutListConfiguration": [
      "leadingSwipeActionsConfigurationProvider", "trailingSwipeActionsConfigurationProvider",
    ],
    "UICollectionView": ["dragInteractionEnabled", "isPrefetchingEnabled"],
    "UICollectionViewFlowLayoutInvalidationContext": [
      "invalidateFlowLayoutAttributes", "invalidateFlowLayoutDelegateMetrics",
    ],
    "UICollectionViewLayoutInvalidationContext": ["contentOffsetAdjustment", "contentSizeAdjustment"],
    "UIContentUnavailableConfiguration.ImageProperties": ["accessibilityIgnoresInvertColors"],
    "UIControl": [
      "isContextMenuInteractionEnabled", "isSymbolAnimationEnabled", "showsMenuAsPrimaryAction", "toolTip",
    ],
    "UIDatePicker": ["roundsToMinuteInterval"],
    "UIDevice": ["isProximityMonitoringEnabled"],
    "UIGestureRecognizer": [
      "allowedPressTypes", "allowedTouchTypes", "delaysTouchesBegan", "delaysTouchesEnded",
      "requiresExclusiveTouchType",
    ],
    "UIImageView": ["animationRepeatCount"],
    "UIInputView": ["allowsSelfSizing"],
    "UIInputViewController": ["hasDictationKey", "primaryLanguage"],
    "UIKeyCommand": ["allowsAutomaticLocalization", "allowsAutomaticMirroring", "wantsPriorityOverSystemBehavior"],
    "UIKeyboardLayoutGuide": ["followsUndockedKeyboard", "keyboardDismissPadding", "usesBottomSafeArea"],
    "UILabel": ["showsExpansionTextWhenTruncated"],
    "UIListContentConfiguration.TextProperties": ["showsExpansionTextWhenTruncated"],
    "UIMenuController": ["arrowDirection", "menuItems"],
    "UINavigationController": [
      "hidesBarsOnSwipe", "hidesBarsOnTap", "hidesBarsWhenKeyboardAppears", "hidesBarsWhenVerticallyCompact",
    ],
    "UIPageControl": ["allowsContinuousInteraction", "defersCurrentPageDisplay"],
    "UIPanGestureRecognizer": ["allowedScrollTypesMask"],
    "UIPopoverPresentationController": [
      "barButtonItem", "canOverlapSourceViewRect", "passthroughViews", "permittedArrowDirections", "sourceRect",
      "sourceView",
    ],
    "UIPresentationController": ["overrideTraitCollection"],
    "UIResponder": [
      "accessibilityActivationPoint", "accessibilityAttributedHint", "accessibilityAttributedLabel",
      "accessibilityAttributedValue", "accessibilityContainerType", "accessibilityCustomActions",
      "accessibilityCustomRotors", "accessibilityElementsBlock", "accessibilityElementsHidden", "accessibilityHint",
      "accessibilityHintBlock", "accessibilityIdentifierBlock", "accessibilityLabelBlock", "accessibilityLanguage",
      "accessibilityNavigationStyle", "accessibilityPath", "accessibilityRespondsToUserInteraction",
      "accessibilityTraits", "accessibilityTraitsBlock", "accessibilityUserInputLabels", "accessibilityValueBlock",
      "accessibilityViewIsModal", "isAccessibilityElement", "isAccessibilityElementBlock",
      "shouldGroupAccessibilityChildren", "userActivity",
    ],
    "UIScene.OpenExternalURLOptions": ["universalLinksOnly"],
    "UISceneConfiguration": ["delegateClass", "sceneClass", "storyboard"],
    "UISceneSession": ["stateRestorationActivity"],
    "UISceneSizeRestrictions": ["minimumSize"],
    "UIScreen": ["wantsSoftwareDimming"],
    "UIScrollView": [
      "automaticallyAdjustsScrollIndicatorInsets", "bounces", "bouncesHorizontally", "bouncesVertically", "bouncesZoom",
      "canCancelContentTouches", "decelerationRate", "delaysContentTouches", "isDirectionalLockEnabled",
      "isPagingEnabled", "keyboardDismissMode", "scrollsToTop", "showsHorizontalScrollIndicator",
      "showsVerticalScrollIndicator",
    ],
    "UISearchController": [
      "automaticallyShowsScopeBar", "dimsBackgroundDuringPresentation", "hidesNavigationBarDuringPresentation",
      "obscuresBackgroundDuringPresentation", "showsSearchResultsController",
    ],
    "UISearchTextField": ["allowsCopyingTokens", "allowsDeletingTokens"],
    "UISheetPresentationController": [
      "detents", "largestUndimmedDetentIdentifier", "preferredCornerRadius", "prefersGrabberVisible",
      "prefersScrollingExpandsWhenScrolledToEdge", "selectedDetentIdentifier",
    ],
    "UIStepper": ["autorepeat"],
    "UISwipeActionsConfiguration": ["performsFirstActionWithFullSwipe"],
    "UISwitch": ["offImage", "onImage"],
    "UITabBarController": ["customizableViewControllers"],
    "UITableView": [
      "allowsFocus", "dragInteractionEnabled", "isPrefetchingEnabled", "prefetchDataSource",
      "remembersLastFocusedIndexPath", "selectionFollowsFocus",
    ],
    "UITableViewCell": ["focusStyle", "userInteractionEnabledWhileDragging"],
    "UITableViewDiffableDataSource": ["defaultRowAnimation"],
    "UITapGestureRecognizer": ["buttonMaskRequired"],
    "UITextField": [
      "allowedWritingToolsResultOptions", "enablesReturnKeyAutomatically", "inlinePredictionType", "passwordRules",
      "smartDashesType", "smartInsertDeleteType", "smartQuotesType", "spellCheckingType", "textContentType",
      "writingToolsBehavior",
    ],
    "UITextView": [
      "allowedWritingToolsResultOptions", "enablesReturnKeyAutomatically", "inlinePredictionType",
      "passwordRules", "smartDashesType", "smartInsertDeleteType", "smartQuotesType",
      "spellCheckingType", "textContentType", "writingToolsBehavior",
    ],
    "UIView": [
      "clearsContextBeforeDrawing", "isExclusiveTouch", "largeContentImage", "largeContentImageInsets",
      "largeContentTitle", "restorationIdentifier", "scalesLargeContentImage", "showsLargeContentViewer",
    ],
    "UIViewConfigurationState": ["isFocused"],
    "UIViewController": [
      "definesPresentationContext", "isModalInPresentation", "modalPresentationCapturesStatusBarAppearance",
      "modalTransitionStyle", "providesPresentationContextTransitionStyle", "restorationIdentifier",
    ],
    "UIViewPropertyAnimator": ["isInterruptible", "isManualHitTestingEnabled", "scrubsLinearly"],
    "UIWindow": ["windowLevel"],
    "UndoManager": ["runLoopModes"],
  ]
}
