/**
 * Features that Playwright turns off as well: of two such lists Chromium takes the last. Without them pages would meet
 * upgraded addresses, a held first paint, or requests that the browser makes for itself.
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
/** The address bar's popup is a page: every window would load it twice, which takes more of a core than the shop's own pages. */
const POPUP_OF_THE_ADDRESS_BAR = ['WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxPopup']

/** How the tests' Chromium is started. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  `--disable-features=${[...OFF_IN_PLAYWRIGHT, ...POPUP_OF_THE_ADDRESS_BAR].join(',')}`,
]
