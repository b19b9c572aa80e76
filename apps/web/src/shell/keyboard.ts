import { clientStore } from './client-store.ts'
import { createRegistry } from './keyboard-registry.ts'
import { isPlain, matchStroke, strokeOf, strokesOf } from './keyboard-strokes.ts'

/** Where a shortcut works; what is nearer wins: the record before its list, the list before the shell. */
export const scopes = ['general', 'goTo', 'list', 'record'] as const
type Scope = (typeof scopes)[number]

export type Shortcut = {
  /** `mod+k`, `alt+arrowleft`, `c`, `?`, or strokes one after the other: `g d`. */
  readonly keys: string
  readonly scope: Scope
  readonly label: string
  /** Left out for keys that their own widget hears, which are told in the map only. */
  readonly run?: (event: KeyboardEvent) => void
  /** The shortcut is not there while this says no. */
  readonly when?: (event: KeyboardEvent) => boolean
}

const registry = createRegistry<Shortcut>()

/** Shortcuts of a component while it is on screen. */
export const useShortcuts = registry.useItems

/** The shortcuts of the current screen, from the shell's to the record's. */
export function currentShortcuts(): readonly Shortcut[] {
  const all = registry.items()
  return scopes.flatMap((scope) => all.filter((shortcut) => shortcut.scope === scope))
}

export const isMac = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent)

/** How long the second key of a sequence may take. */
const sequenceMs = 1500

/** The one place that hears the keyboard for shortcuts. Answers how to stop. */
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

/** Whether a press writes into a field, or picks from one by its first letter. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return writtenTypes.test(target.type)
  return (
    target.isContentEditable || target.closest('textarea, select, [popover], [role="listbox"], [role="menu"]') !== null
  )
}

/** A dialog on top asks for an answer; what lies behind it must not act. */
export function hasModal(): boolean {
  return document.querySelector('dialog:modal') !== null
}
