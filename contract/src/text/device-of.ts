/** Browser and system, from the User-Agent header. The names are brand names, equal in every language. */
export type Device = { browser: string | undefined; system: string | undefined; isHandheld: boolean }

/** Order matters: browsers also name the browsers that they are based on. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/MicroMessenger\//, 'WeChat'],
  [/\bLine\//, 'LINE'],
  [/KAKAOTALK/, 'KakaoTalk'],
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

const HANDHELD = ['iPhone', 'iPad', 'Android']

const first = (patterns: typeof BROWSERS, text: string) => patterns.find(([pattern]) => pattern.test(text))?.[1]

export function deviceOf(user_agent: string): Device {
  const system = first(SYSTEMS, user_agent)
  return { browser: first(BROWSERS, user_agent), system, isHandheld: HANDHELD.includes(system ?? '') }
}

/** Browser and system on one line, equal in every language; for other programs the name they send (`curl/8.5.0`). */
export function deviceText(user_agent: string): string {
  const { browser, system } = deviceOf(user_agent)
  return [browser, system].filter(Boolean).join(' · ') || (user_agent.split(' ')[0] ?? '')
}
