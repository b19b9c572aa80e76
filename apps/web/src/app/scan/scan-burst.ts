import { groupSeparator } from '@countinghouse/kernel/gs1'
import type { KeyPress } from '../keyboard/keyboard-strokes.ts'

/** Characters that come too fast for a hand. */
export type Burst = { readonly text: string; readonly startedAt: number; readonly lastAt: number }

/** What a scanner puts around each code, besides Enter or Tab. */
export type ScannerSettings = { readonly prefix: string; readonly suffix: string }

/** Units: milliseconds. */
const mostMeanGapMs = 35
/** A pause that ends a burst: no scanner makes it, and nobody notices it before a key acts. */
export const pauseMs = 60
const fewestCharacters = 4

/** The burst with one more character; a new one after a pause. */
export function withCharacter(burst: Burst | null, character: string, at: number): Burst {
  if (burst === null || at - burst.lastAt > pauseMs) return { text: character, startedAt: at, lastAt: at }
  return { ...burst, text: burst.text + character, lastAt: at }
}

/** The code that a burst was when Enter or Tab ended it; null when it was somebody's typing. */
export function scannedIn(burst: Burst | null, at: number, { prefix, suffix }: ScannerSettings): string | null {
  if (burst === null || at - burst.lastAt > pauseMs) return null
  const count = [...burst.text].length
  if (count < fewestCharacters || (at - burst.startedAt) / count >= mostMeanGapMs) return null
  if (!burst.text.startsWith(prefix) || !burst.text.endsWith(suffix)) return null
  const code = burst.text.slice(prefix.length, burst.text.length - suffix.length)
  return code === '' ? null : code
}

/**
 * The character of a press, null for a press that writes none. Digits by their place, for a scanner that was set to another
 * keyboard than this machine; letters by theirs where the machine writes no Latin ones.
 */
export function characterOf({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): string | null {
  if (ctrlKey && code === 'BracketRight') return groupSeparator
  if (ctrlKey || metaKey || altKey) return null
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1]
  if (digit !== undefined && !shiftKey) return digit
  if ([...key].length !== 1) return null
  if (/^[ -~]$/.test(key)) return key
  const letter = /^Key([A-Z])$/.exec(code)?.[1]
  return letter === undefined ? key : shiftKey ? letter : letter.toLowerCase()
}
