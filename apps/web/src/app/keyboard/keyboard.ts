import { clientStore } from '../session/client-store.ts'
import { takeEarlyKey } from './early-key.ts'
import { createRegistry } from './keyboard-registry.ts'
import { findForKept, isKeepable, isPlain, matchStroke, strokeOf, strokesOf } from './keyboard-strokes.ts'

/** Scopes of shortcuts; the record takes precedence over its list, the list over the shell. */
export const scopes = ['general', 'goTo', 'list', 'record'] as const
type Scope = (typeof scopes)[number]

export type Shortcut = {
  /** `mod+k`, `alt+arrowleft`, `c`, `?`, or a sequence: `g d`. */
  readonly keys: string
  readonly scope: Scope
  readonly label: string
  /** Omitted for keys handled by their own widget, which are only listed. */
  readonly run?: (event: KeyboardEvent) => void
  /** The shortcut is disabled while this returns false. */
  readonly when?: (event: KeyboardEvent) => boolean
}

const registry = createRegistry<Shortcut>()

/** Registers shortcuts while the component is mounted. */
export const useShortcuts = registry.useItems

/** The shortcuts of the current screen, from the shell's to the record's. */
export function currentShortcuts(): readonly Shortcut[] {
  const all = registry.items()
  return scopes.flatMap((scope) => all.filter((shortcut) => shortcut.scope === scope))
}

export const isMac = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent)

/** A stroke that nothing on the page took; null: none. */
type Kept = { readonly stroke: string; readonly press: KeyboardEvent } | null

/** Maximum delay between the keys of a sequence. */
const sequenceMs = 1500

/** The only keyboard listener for shortcuts. Returns the function that stops it. */
export function listenToKeyboard(): () => void {
  let pending: readonly string[] = []
  let pendingSince = 0
  const early = takeEarlyKey()
  let kept = early && keepForLater(strokeOf(early, isMac), early)
  const forget = () => void (kept = null)
  const pressed = (event: KeyboardEvent) => {
    forget()
    const stroke = event.isComposing ? null : strokeOf(event, isMac)
    if (stroke === null || event.defaultPrevented) return
    const before = event.timeStamp - pendingSince < sequenceMs ? pending : []
    const heard = currentShortcuts().filter((shortcut) => isHeard(shortcut, event))
    const matched = matchStroke(heard, before, stroke)
    pending = matched.pending
    pendingSince = event.timeStamp
    if (matched.shortcut === null) return void (kept = keepForLater(stroke, event))
    event.preventDefault()
    matched.shortcut.run?.(event)
  }
  /** Hands the kept stroke to a part of the page that came on since, unless what had the focus then has lost it. */
  const handOver = () => {
    if (kept === null) return
    const { stroke, press } = kept
    if (press.target !== document.body && press.target !== document.activeElement) return forget()
    const heard = currentShortcuts().filter((shortcut) => isHeard(shortcut, press))
    const shortcut = findForKept(heard, stroke, performance.now() - press.timeStamp)
    if (shortcut === undefined) return
    forget()
    shortcut.run?.(press)
  }
  addEventListener('keydown', pressed)
  addEventListener('pointerdown', forget)
  // All parts that came on together are asked together, so that the nearest scope wins.
  registry.onLent(() => void (kept !== null && queueMicrotask(handOver)))
  return () => {
    removeEventListener('keydown', pressed)
    removeEventListener('pointerdown', forget)
    forget()
  }
}

/** A stroke waits for a part of the page that is still loading, unless one that is there has a say on it. */
function keepForLater(stroke: string | null, press: KeyboardEvent): Kept {
  if (stroke === null || !isKeepable(stroke)) return null
  const isKnown = currentShortcuts().some(({ keys }) => strokesOf(keys)[0] === stroke)
  return isKnown || !mayAct(stroke, press) ? null : { stroke, press }
}

function isHeard({ keys, run, when }: Shortcut, event: KeyboardEvent): boolean {
  return run !== undefined && when?.(event) !== false && mayAct(strokesOf(keys)[0] ?? '', event)
}

/** Whether a stroke may act where it was pressed. */
function mayAct(stroke: string, event: KeyboardEvent): boolean {
  if (!isPlain(stroke)) return true
  return clientStore.getState().state.hasSingleKeys && !isTyping(event.target) && !hasModal()
}

const writtenTypes = /^(text|search|email|url|tel|password|number|date|time|month|week|datetime-local)$/

/** Whether a key press writes into a field or selects an option by its first letter. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return writtenTypes.test(target.type)
  return (
    target.isContentEditable || target.closest('textarea, select, [popover], [role="listbox"], [role="menu"]') !== null
  )
}

/** While a modal dialog is open, shortcuts behind it are disabled. */
export function hasModal(): boolean {
  return document.querySelector('dialog:modal') !== null
}
