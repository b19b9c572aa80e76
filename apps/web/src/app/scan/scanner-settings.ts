import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { lastingStorage } from '../../ui/theme/browser-storage.ts'
import type { ScannerSettings as Around } from './scan-burst.ts'

export type ScannerSettings = Around & {
  /** A sound tells how each scan went. */
  readonly hasSound: boolean
}

/** Of this machine, whoever works at it: the scanner hangs on the machine. */
const key = 'countinghouse.scanner'
export const longestAround = 8

const store = createStore<ScannerSettings>()(() => readSettings(lastingStorage.read(key)))

export function scannerSettings(): ScannerSettings {
  return store.getState()
}

export function useScannerSettings(): ScannerSettings {
  return useStore(store)
}

export function changeScannerSettings(change: Partial<ScannerSettings>): void {
  store.setState(change)
  lastingStorage.write(key, JSON.stringify(store.getState()))
}

function readSettings(kept: string | null): ScannerSettings {
  const given: unknown = attempt(kept)
  const field = (name: string) => {
    const value: unknown = typeof given === 'object' && given !== null ? Reflect.get(given, name) : undefined
    return typeof value === 'string' ? value.slice(0, longestAround) : ''
  }
  return { prefix: field('prefix'), suffix: field('suffix'), hasSound: switchOf(given) ?? isHandheld() }
}

function switchOf(given: unknown): boolean | null {
  const value: unknown = typeof given === 'object' && given !== null ? Reflect.get(given, 'hasSound') : undefined
  return typeof value === 'boolean' ? value : null
}

/** Where somebody looks at shelves instead of the screen; at a desk sound would disturb. */
function isHandheld(): boolean {
  return matchMedia('(pointer: coarse)').matches
}

function attempt(kept: string | null): unknown {
  try {
    return JSON.parse(kept ?? 'null')
  } catch {
    return null
  }
}
