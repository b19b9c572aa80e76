import { createRegistry } from '../keyboard/keyboard-registry.ts'

/** An action of the current screen. */
export type ScreenAction = {
  readonly title: string
  readonly icon: string
  /** Shortcut of the action. */
  readonly keys?: string
  readonly run: () => void
}

const registry = createRegistry<ScreenAction>()

/** Adds actions of the open record or selected rows to the palette while the component is mounted. */
export const usePaletteActions = registry.useItems

export const currentActions = registry.items
