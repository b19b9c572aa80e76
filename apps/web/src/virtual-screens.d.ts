declare module 'virtual:screens' {
  import type { ScreenEntry } from './shell/screens.ts'

  export const screens: readonly ScreenEntry[]
}
