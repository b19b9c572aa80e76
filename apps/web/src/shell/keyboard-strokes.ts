/** What is read of a keyboard event. */
export type KeyPress = {
  readonly key: string
  readonly code: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

/**
 * A press in the words of a shortcut: `mod+shift+enter`, `alt+arrowleft`, `c`, `?`. `mod` is Cmd on a Mac and Ctrl
 * elsewhere; of signs and letters Shift is part of the key itself. Null for a press that no shortcut can name.
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

/** The key by what it writes; where that is no Latin letter, by its place, so that shortcuts work on any layout. */
function keyOf({ key, code, shiftKey }: KeyPress): string | null {
  if (key === ' ') return 'space'
  if (key.length > 1 || /^[!-~]$/.test(key)) return key.toLowerCase()
  if (/^Key[A-Z]$/.test(code)) return code.slice(3).toLowerCase()
  if (code === 'Slash') return shiftKey ? '?' : '/'
  return null
}

/** Whether a stroke writes a character, so that it must not act while somebody types. Source: WCAG 2.1.4. */
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
  /** Null when no shortcut is complete yet. */
  readonly shortcut: S | null
  /** Strokes of a sequence that may still become a shortcut. */
  readonly pending: readonly string[]
}

/**
 * What a stroke completes or begins. The strokes before it count only while they lead somewhere; of several shortcuts with
 * the same keys the last one wins.
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
