import { KeysMap } from './keys-map.tsx'
import { Palette } from '../palette/palette.tsx'

/** The panels opened by keyboard; loaded together ahead of their first use. */
export function KeyboardPanel({ name }: { readonly name: 'palette' | 'keys' }) {
  return name === 'palette' ? <Palette /> : <KeysMap />
}
