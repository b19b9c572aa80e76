import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { lastingStorage } from '../theme/browser-storage.ts'
import type { ScannerSettings } from './scan-burst.ts'

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
  return { prefix: field('prefix'), suffix: field('suffix') }
}

function attempt(kept: string | null): unknown {
  try {
    return JSON.parse(kept ?? 'null')
  } catch {
    return null
  }
}
