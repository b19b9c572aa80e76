declare module 'virtual:screens' {
  import type { ScreenEntry } from './app/routing/screens.ts'

  export const screens: readonly ScreenEntry[]
}

declare module 'virtual:help' {
  import type { HelpSource } from './app/routing/screens.ts'

  /** What the help of a page is made of, by its address; pages for which nobody wrote any are left out. */
  export const helpSources: Readonly<Record<string, () => Promise<HelpSource>>>
}

declare module 'virtual:page-titles' {
  import type { Text } from '@countinghouse/kernel/text'

  /** What a page is called, by its address. */
  export const pageTitles: Readonly<Record<string, Text>>
}

declare module 'virtual:record-names' {
  import type { Text } from '@countinghouse/kernel/text'

  /** What one record is called, by the address of its page: of masters and documents. */
  export const recordNames: Readonly<Record<string, Text>>
}
