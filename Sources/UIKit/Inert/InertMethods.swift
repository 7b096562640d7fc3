/// The methods of delegates and data sources that Galley never calls.
///
/// The manual's list is made from this table. A test finds methods that are never called and not
/// listed here. Delegates without any effect are in the folders `Inert`.
package enum InertMethods {
  /// The methods, by the protocol that declares them.
  package static let methods: [String: [String]] = [
    "UIAdaptivePresentationControllerDelegate": [
      "adaptivePresentationStyle(for:)", "adaptivePresentationStyle(for:traitCollection:)",
      "presentationControllerDidAttemptToDismiss(_:)", "presentationControllerDidDismiss(_:)",
      "presentationControllerShouldDismiss(_:)", "presentationControllerWillDismiss(_:)",
    ],
    "UIApplicationDelegate": [
      "application(_:configurationForConnecting:options:)", "application(_:continue:restorationHandler:)",
      "application(_:didDiscardSceneSessions:)", "application(_:didFinishLaunchingWithOptions:)",
      "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)",
      "application(_:didRegisterForRemoteNotificationsWithDeviceToken:)", "application(_:open:options:)",
      "application(_:performActionFor:completionHandler:)", "application(_:shouldAllowExtensionPointIdentifier:)",
      "application(_:supportedInterfaceOrientationsFor:)", "application(_:willFinishLaunchingWithOptions:)",
      "applicationDidBecomeActive(_:)", "applicationDidEnterBackground(_:)", "applicationDidFinishLaunching(_:)",
      "applicationDidReceiveMemoryWarning(_:)", "applicationWillEnterForeground(_:)", "applicationWillResignActive(_:)",
      "applicationWillTerminate(_:)",
    ],
    "UICollectionViewDataSource": ["collectionView(_:canMoveItemAt:)", "collectionView(_:moveItemAt:to:)"],
    "UICollectionViewDelegate": ["collectionView(_:contextMenuConfigurationForItemAt:point:)"],
    "UINavigationControllerDelegate": [
      "navigationController(_:animationControllerFor:from:to:)", "navigationController(_:interactionControllerFor:)",
    ],
    "UIPageViewControllerDataSource": [
      "pageViewController(_:viewControllerAfter:)", "pageViewController(_:viewControllerBefore:)",
    ],
    "UIPageViewControllerDelegate": [
      "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)",
      "pageViewController(_:willTransitionTo:)",
    ],
    "UIPopoverPresentationControllerDelegate": ["prepareForPopoverPresentation(_:)"],
    "UISceneDelegate": [
      "scene(_:continue:)", "scene(_:openURLContexts:)", "scene(_:willConnectTo:options:)", "sceneDidBecomeActive(_:)",
      "sceneDidDisconnect(_:)", "sceneDidEnterBackground(_:)", "sceneWillEnterForeground(_:)",
      "sceneWillResignActive(_:)", "stateRestorationActivity(for:)",
    ],
    "UIScrollViewDelegate": [
      "scrollViewDidEndDecelerating(_:)", "scrollViewDidEndDragging(_:willDecelerate:)",
      "scrollViewDidEndZooming(_:with:atScale:)", "scrollViewDidScrollToTop(_:)", "scrollViewShouldScrollToTop(_:)",
      "scrollViewWillBeginDecelerating(_:)", "scrollViewWillBeginDragging(_:)", "scrollViewWillBeginZooming(_:with:)",
      "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
    ],
    "UISearchBarDelegate": [
      "searchBar(_:selectedScopeButtonIndexDidChange:)", "searchBarBookmarkButtonClicked(_:)",
      "searchBarResultsListButtonClicked(_:)",
    ],
    "UITableViewDataSource": [
      "sectionIndexTitles(for:)", "tableView(_:canEditRowAt:)", "tableView(_:canMoveRowAt:)",
      "tableView(_:commit:forRowAt:)", "tableView(_:moveRowAt:to:)", "tableView(_:sectionForSectionIndexTitle:at:)",
    ],
    "UITableViewDataSourcePrefetching": ["tableView(_:cancelPrefetchingForRowsAt:)", "tableView(_:prefetchRowsAt:)"],
    "UITableViewDelegate": [
      "tableView(_:accessoryButtonTappedForRowWith:)", "tableView(_:didEndEditingRowAt:)",
      "tableView(_:editActionsForRowAt:)", "tableView(_:editingStyleForRowAt:)",
      "tableView(_:estimatedHeightForFooterInSection:)", "tableView(_:estimatedHeightForHeaderInSection:)",
      "tableView(_:estimatedHeightForRowAt:)", "tableView(_:leadingSwipeActionsConfigurationForRowAt:)",
      "tableView(_:shouldIndentWhileEditingRowAt:)",
      "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)",
      "tableView(_:titleForDeleteConfirmationButtonForRowAt:)",
      "tableView(_:trailingSwipeActionsConfigurationForRowAt:)", "tableView(_:willBeginEditingRowAt:)",
    ],
    "UITextFieldDelegate": [
      "textField(_:editMenuForCharactersIn:suggestedActions:)",
      "textField(_:editMenuForCharactersInRanges:suggestedActions:)", "textField(_:insertInputSuggestion:)",
      "textField(_:willDismissEditMenuWith:)", "textField(_:willPresentEditMenuWith:)",
    ],
    "UITextInputDelegate": ["selectionDidChange(_:)", "selectionWillChange(_:)"],
    "UITextViewDelegate": [
      "textView(_:didBeginFormattingWith:)", "textView(_:didEndFormattingWith:)",
      "textView(_:editMenuForTextIn:suggestedActions:)", "textView(_:editMenuForTextInRanges:suggestedActions:)",
      "textView(_:insertInputSuggestion:)", "textView(_:textItemMenuWillDisplayFor:animator:)",
      "textView(_:textItemMenuWillEndFor:animator:)", "textView(_:willBeginFormattingWith:)",
      "textView(_:willDismissEditMenuWith:)", "textView(_:willEndFormattingWith:)",
      "textView(_:willPresentEditMenuWith:)", "textView(_:writingToolsIgnoredRangesInEnclosingRange:)",
      "textViewWritingToolsDidEnd(_:)", "textViewWritingToolsWillBegin(_:)",
    ],
    "UIWindowSceneDelegate": [
      "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)",
      "windowScene(_:performActionFor:completionHandler:)",
    ],
  ]
}
