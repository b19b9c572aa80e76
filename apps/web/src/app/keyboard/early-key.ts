let last: KeyboardEvent | null = null

function hear(press: KeyboardEvent): void {
  last = press
  // Left to the browser, the focus would move out of the page before the palette is there.
  if ((press.ctrlKey || press.metaKey) && press.code === 'KeyK') press.preventDefault()
}

/** Hears the keyboard while the app is still loading, so that the last key pressed meanwhile is not lost. */
export function hearEarlyKeys(): void {
  addEventListener('keydown', hear)
}

/** The last key pressed so far; null: none. From now on others hear the keyboard. */
export function takeEarlyKey(): KeyboardEvent | null {
  removeEventListener('keydown', hear)
  const taken = last
  last = null
  return taken
}
