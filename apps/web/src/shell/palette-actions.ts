import { createRegistry } from './keyboard-registry.ts'

/** Something that can be done with what is on screen. */
export type ScreenAction = {
  readonly title: string
  readonly icon: string
  /** Shortcut that does the same. */
  readonly keys?: string
  readonly run: () => void
}

const registry = createRegistry<ScreenAction>()

/** Offers actions of the open record or the selected rows in the palette while the component is on screen. */
export const usePaletteActions = registry.useItems

export const currentActions = registry.items
