import { clientStore } from './client-store.ts'
import { createRegistry } from './keyboard-registry.ts'
import { isPlain, matchStroke, strokeOf, strokesOf } from './keyboard-strokes.ts'

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

/** Maximum delay between the keys of a sequence. */
const sequenceMs = 1500

/** The only keyboard listener for shortcuts. Returns the function that stops it. */
export function listenToKeyboard(): () => void {
  let pending: readonly string[] = []
  let pendingSince = 0
  const pressed = (event: KeyboardEvent) => {
    const stroke = event.isComposing ? null : strokeOf(event, isMac)
    if (stroke === null || event.defaultPrevented) return
    const before = event.timeStamp - pendingSince < sequenceMs ? pending : []
    const heard = currentShortcuts().filter((shortcut) => isHeard(shortcut, event))
    const matched = matchStroke(heard, before, stroke)
    pending = matched.pending
    pendingSince = event.timeStamp
    if (matched.shortcut === null) return
    event.preventDefault()
    matched.shortcut.run?.(event)
  }
  addEventListener('keydown', pressed)
  return () => removeEventListener('keydown', pressed)
}

function isHeard({ keys, run, when }: Shortcut, event: KeyboardEvent): boolean {
  if (run === undefined || when?.(event) === false) return false
  if (!isPlain(strokesOf(keys)[0] ?? '')) return true
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
