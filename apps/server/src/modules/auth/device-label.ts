/** Newer names first: a browser also calls itself by those it descends from. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/.*Safari\//, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

/** `Chrome · Windows`, as far as a user agent tells; product names are the same in every language. */
export function deviceLabel(userAgent: string): string {
  const named = [browsers, systems].flatMap((known) => known.find(([sign]) => sign.test(userAgent))?.[1] ?? [])
  return named.length > 0 ? named.join(' · ') : (userAgent.split(/[\s/]/, 1)[0] ?? '').slice(0, 40)
}
