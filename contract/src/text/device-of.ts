/** What a browser says of itself, in words people know. Names are the makers' own, in every language. */
export type Device = { browser: string | undefined; system: string | undefined; isHandheld: boolean }

/** In this order: browsers name those that they are made of, too. */
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

const first = (known: typeof BROWSERS, text: string) => known.find(([pattern]) => pattern.test(text))?.[1]

/** Reads a browser's User-Agent header. */
export function deviceOf(user_agent: string): Device {
  const system = first(SYSTEMS, user_agent)
  return { browser: first(BROWSERS, user_agent), system, isHandheld: HANDHELD.includes(system ?? '') }
}

/** Browser and system in one line, the same in every language; of another program its own name (`curl/8.5.0`). */
export function deviceText(user_agent: string): string {
  const { browser, system } = deviceOf(user_agent)
  return [browser, system].filter(Boolean).join(' · ') || (user_agent.split(' ')[0] ?? '')
}
