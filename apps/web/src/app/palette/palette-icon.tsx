import type { Icon } from '@tabler/icons-react'
import {
  IconArrowMerge,
  IconArrowsExchange,
  IconBell,
  IconCamera,
  IconCopy,
  IconHelp,
  IconHistory,
  IconKeyboard,
  IconLanguage,
  IconLogout,
  IconMaximize,
  IconMinimize,
  IconMoon,
  IconPencil,
  IconPlus,
  IconPower,
  IconSearch,
  IconSun,
  IconTrash,
} from '@tabler/icons-react'
import { NamedIcon } from '../../ui/display/icons.tsx'

/** Icons of actions; pages and records use those of the menu. */
const icons: Readonly<Record<string, Icon>> = {
  bell: IconBell,
  camera: IconCamera,
  copy: IconCopy,
  help: IconHelp,
  history: IconHistory,
  keyboard: IconKeyboard,
  language: IconLanguage,
  logout: IconLogout,
  maximize: IconMaximize,
  merge: IconArrowMerge,
  minimize: IconMinimize,
  moon: IconMoon,
  pencil: IconPencil,
  plus: IconPlus,
  power: IconPower,
  search: IconSearch,
  sun: IconSun,
  switch: IconArrowsExchange,
  trash: IconTrash,
}

export function PaletteIcon({ name }: { readonly name: string }) {
  const Shape = icons[name]
  return Shape === undefined ? <NamedIcon name={name} /> : <Shape size={18} stroke={1.75} aria-hidden="true" />
}
