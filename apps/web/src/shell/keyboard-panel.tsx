import { KeysMap } from './keys-map.tsx'
import { Palette } from './palette.tsx'

/** What the keyboard opens over the page; loaded as one, ahead of its first use. */
export function KeyboardPanel({ name }: { readonly name: 'palette' | 'keys' }) {
  return name === 'palette' ? <Palette /> : <KeysMap />
}
