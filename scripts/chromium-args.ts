/**
 * Features that Playwright disables. The list is repeated here, because Chromium only uses the last
 * `--disable-features`. If these features were enabled, URLs would be upgraded to https, the first paint would be
 * delayed, and the browser would send additional requests.
 */
const OFF_IN_PLAYWRIGHT = [
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'AimEnabled',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]
/**
 * The address bar's popup is a page that every window would load twice, which costs more CPU time than the shop's own
 * pages.
 */
const POPUP_OF_THE_ADDRESS_BAR = ['WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxPopup']

/** Command line of Chromium in tests. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  `--disable-features=${[...OFF_IN_PLAYWRIGHT, ...POPUP_OF_THE_ADDRESS_BAR].join(',')}`,
]
