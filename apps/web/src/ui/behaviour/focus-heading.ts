/** Moves focus to the main heading, otherwise to the content, without scrolling. Returns whether a heading exists. */
export function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1')
  const target = heading ?? document.querySelector<HTMLElement>('main')
  if (heading !== null && !heading.hasAttribute('tabindex')) heading.tabIndex = -1
  target?.focus({ preventScroll: true })
  return heading !== null
}
