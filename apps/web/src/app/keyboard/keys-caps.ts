const caps: Readonly<Record<string, string>> = {
  mod: 'Ctrl',
  alt: 'Alt',
  shift: 'Shift',
  enter: 'Enter',
  escape: 'Esc',
  space: 'Space',
  home: 'Home',
  end: 'End',
  arrowleft: '←',
  arrowright: '→',
  arrowup: '↑',
  arrowdown: '↓',
}

const macCaps: Readonly<Record<string, string>> = { mod: '⌘', alt: '⌥', shift: '⇧', enter: '↵' }

/** The key labels of a stroke on the current platform: `mod+k` -> `Ctrl`, `K`. */
export function capsOf(stroke: string, isMac: boolean): readonly string[] {
  const keys = stroke === '+' ? ['+'] : stroke.split('+')
  return keys.map((key) => (isMac ? macCaps[key] : undefined) ?? caps[key] ?? key.toUpperCase())
}

/** A stroke as it stands in a sentence: `Ctrl+K`, on a Mac `⌘K`. */
export function spelledStroke(stroke: string, isMac: boolean): string {
  return capsOf(stroke, isMac).join(isMac ? '' : '+')
}

const ariaNames: Readonly<Record<string, string>> = { mod: 'Control', escape: 'Escape', enter: 'Enter', shift: 'Shift' }

/** The form of `aria-keyshortcuts`, which knows no sequences. */
export function ariaKeys(keys: string, isMac: boolean): string | undefined {
  if (keys.includes(' ')) return undefined
  const names = isMac ? { ...ariaNames, mod: 'Meta' } : ariaNames
  return keys
    .split('+')
    .map((key) => names[key] ?? key.toUpperCase())
    .join('+')
}
