import type { Gs1 } from '@countinghouse/kernel/gs1'
import { parseGs1 } from '@countinghouse/kernel/gs1'
import { hasModal, isTyping } from '../keyboard/keyboard.ts'
import { createRegistry } from '../keyboard/keyboard-registry.ts'
import type { Burst } from './scan-burst.ts'
import { characterOf, pauseMs, scannedIn, withCharacter } from './scan-burst.ts'
import type { FieldBefore } from './scan-field.ts'
import { fieldBefore } from './scan-field.ts'
import { scannerSettings } from './scanner-settings.ts'

export type Scan = {
  /** As it was scanned, without what the scanner puts around it. */
  readonly text: string
  readonly gs1: Gs1 | null
}

type RecordScan = (scan: Scan) => void

const registry = createRegistry<RecordScan>()
const shells = createRegistry<RecordScan>()

/** Takes what is scanned while the component is on screen; the one that came last takes it alone. */
export function useScans(take: RecordScan): void {
  registry.useItems([take])
}

/** Takes what no screen takes, also when the shell comes on after the screen. */
export function useOtherScans(take: RecordScan): void {
  shells.useItems([take])
}

/** Hands over what a scanner read, whatever kind of scanner it is. */
export function passScan(text: string): void {
  const take = registry.items().at(-1) ?? shells.items().at(-1)
  take?.({ text, gs1: parseGs1(text) })
}

/**
 * Hears a scanner that types like a keyboard, wherever the focus is: what it typed into a field is taken out again, and no
 * shortcut hears it. Keys that somebody presses outside of fields wait for a pause too short to notice, then go their way.
 * A dialog or popover on top and a search box keep what is scanned into them. Answers how to stop. Whoever sends keys by a program
 * sees at `data-hears-scans` of the page that they are heard.
 */
export function listenToScans(): () => void {
  let burst: Burst | null = null
  let before: FieldBefore | null = null
  let held: KeyboardEvent[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const passed = new WeakSet<Event>()

  function pass(): void {
    clearTimeout(timer)
    const keys = held
    held = []
    for (const key of keys) {
      const again = new KeyboardEvent('keydown', key)
      passed.add(again)
      ;(document.activeElement ?? document.body).dispatchEvent(again)
    }
  }

  function hold(event: KeyboardEvent): void {
    take(event)
    held.push(event)
    clearTimeout(timer)
    timer = setTimeout(pass, pauseMs)
  }

  function end(event: KeyboardEvent): void {
    const text = scannedIn(burst, event.timeStamp, scannerSettings())
    burst = null
    if (text === null) return pass()
    take(event)
    clearTimeout(timer)
    held = []
    before?.restore()
    passScan(text)
  }

  function pressed(event: KeyboardEvent): void {
    if (passed.has(event) || event.isComposing || isModifier(event.key)) return
    if (endsScan(event)) return end(event)
    const character = event.repeat || retainsScans(event.target) ? null : characterOf(event)
    const isFirst = burst === null || event.timeStamp - burst.lastAt > pauseMs
    if (character === null || (character === ' ' && isFirst)) {
      burst = null
      return pass()
    }
    burst = withCharacter(burst, character, event.timeStamp)
    if (isFirst) before = fieldBefore(event.target)
    if (!isTyping(event.target) || event.ctrlKey) hold(event)
  }

  const page = document.documentElement
  addEventListener('keydown', pressed, { capture: true })
  page.dataset.hearsScans = ''
  return () => {
    delete page.dataset.hearsScans
    removeEventListener('keydown', pressed, { capture: true })
    pass()
  }
}

/** Ctrl+Enter and its like are pressed by people. */
function endsScan({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return (key === 'Enter' || key === 'Tab') && !ctrlKey && !metaKey && !altKey
}

function take(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}

function isModifier(key: string): boolean {
  return ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock'].includes(key)
}

function retainsScans(target: EventTarget | null): boolean {
  return hasModal() || (target instanceof Element && target.closest('[role="search"], [popover]') !== null)
}
