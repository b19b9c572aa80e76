import type { Master } from '@countinghouse/contract/master'
import { normalisePath } from '@countinghouse/kernel/paths'
import type { Text } from '@countinghouse/kernel/text'
import type { ComponentType } from 'react'
import { screens } from 'virtual:screens'

/** What the help of a page is made of: its master, or the texts of its slice. */
export type HelpSource = { readonly master?: Master; readonly text?: Readonly<Record<string, Text>> }

/** A page of the contract with the screen that shows it, loaded when it is first opened. */
export type ScreenEntry = {
  readonly path: string
  readonly isMaster?: true
  readonly load: () => Promise<{ readonly screen: ComponentType }>
}

export { screens }

/** The screen of an address, with or without trailing slash; case matters. */
export function findScreen(path: string): ScreenEntry | null {
  const wanted = normalisePath(path)
  return screens.find((screen) => normalisePath(screen.path) === wanted) ?? null
}
