/** The used properties of a keyboard event. */
export type KeyPress = {
  readonly key: string
  readonly code: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

/**
 * A key press in shortcut notation: `mod+shift+enter`, `alt+arrowleft`, `c`, `?`. `mod` is Cmd on a Mac and Ctrl
 * elsewhere; for letters and symbols Shift is part of the key. Null if no shortcut can name the press.
 */
export function strokeOf(press: KeyPress, isMac: boolean): string | null {
  const [mod, foreign] = isMac ? [press.metaKey, press.ctrlKey] : [press.ctrlKey, press.metaKey]
  const key = keyOf(press)
  if (foreign || key === null) return null
  const isPrinted = key.length === 1
  const hasShift = press.shiftKey && (!isPrinted || mod || press.altKey)
  if (isPrinted && press.shiftKey && /[a-z]/.test(key) && !hasShift) return null
  return [mod ? 'mod' : '', press.altKey ? 'alt' : '', hasShift ? 'shift' : '', key].filter(Boolean).join('+')
}

/** The key by its character; for non-Latin letters by its position, so that shortcuts work on any layout. */
function keyOf({ key, code, shiftKey }: KeyPress): string | null {
  if (key === ' ') return 'space'
  if (key.length > 1 || /^[!-~]$/.test(key)) return key.toLowerCase()
  if (/^Key[A-Z]$/.test(code)) return code.slice(3).toLowerCase()
  if (code === 'Slash') return shiftKey ? '?' : '/'
  return null
}

/** Whether a stroke writes a character and is therefore ignored in text fields. Source: WCAG 2.1.4. */
export function isPlain(stroke: string): boolean {
  return stroke.length === 1 || stroke === 'space'
}

/** Whether the browser does nothing of its own with a stroke, so that acting on it later does not act twice. */
export function isKeepable(stroke: string): boolean {
  return stroke.length === 1 || stroke === 'mod+k'
}

/** How long a stroke waits for the part of the page that takes it. Units: milliseconds. */
const keptMs = 3000

/** The shortcut of a part of the page that came on after its stroke was pressed, if it came in time; the nearest scope is last. */
export function findForKept<S extends { readonly keys: string }>(
  shortcuts: readonly S[],
  stroke: string,
  waitedMs: number,
): S | undefined {
  return waitedMs < keptMs ? shortcuts.findLast(({ keys }) => keys === stroke) : undefined
}

/** The strokes of a shortcut, one after the other: `g d` -> `g`, `d`. */
export function strokesOf(keys: string): readonly string[] {
  return keys.split(' ')
}

export type Matched<S> = {
  /** Null if no shortcut is complete. */
  readonly shortcut: S | null
  /** Strokes of an incomplete sequence. */
  readonly pending: readonly string[]
}

/**
 * The shortcut that a stroke completes or starts. Earlier strokes are kept only while they can still match; of several
 * shortcuts with the same keys the last one wins.
 */
export function matchStroke<S extends { readonly keys: string }>(
  shortcuts: readonly S[],
  before: readonly string[],
  stroke: string,
): Matched<S> {
  const strokes = [...before, stroke]
  const wanted = strokes.join(' ')
  const shortcut = shortcuts.findLast(({ keys }) => keys === wanted) ?? null
  if (shortcut !== null) return { shortcut, pending: [] }
  if (shortcuts.some(({ keys }) => keys.startsWith(`${wanted} `))) return { shortcut: null, pending: strokes }
  return before.length > 0 ? matchStroke(shortcuts, [], stroke) : { shortcut: null, pending: [] }
}
