/** Moves focus to the page's main heading, else to the content; nothing scrolls. Returns whether a heading was there. */
export function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1')
  const target = heading ?? document.querySelector<HTMLElement>('main')
  if (heading !== null && !heading.hasAttribute('tabindex')) heading.tabIndex = -1
  target?.focus({ preventScroll: true })
  return heading !== null
}
