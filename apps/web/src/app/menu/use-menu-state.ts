import { useEffect } from 'react'
import { themeStore } from '../../ui/theme/theme-store.ts'

/** Updates the menu state on changes of window, content and address. Source: spec section 4, layout behaviour. */
export function useMenuState(path: string): void {
  useEffect(subscribeWidth, [])
  useEffect(() => subscribeContentClicks(() => themeStore.getState().dispatch({ type: 'contentClicked' })), [])
  useEffect(dismissMenu, [path])
}

export function pressHamburger(): void {
  themeStore.getState().dispatch({ type: 'hamburger' })
}

/** Closes the drawer of a narrow window and the expanded icon-text column. */
export function dismissMenu(): void {
  themeStore.getState().dispatch({ type: 'dismissed' })
}

export function peekMenu(isInside: boolean): void {
  themeStore.getState().dispatch({ type: 'peeked', isInside })
}

export function subscribeContentClicks(onClick: () => void): () => void {
  const clicked = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('main') !== null) onClick()
  }
  document.addEventListener('click', clicked)
  return () => document.removeEventListener('click', clicked)
}

function subscribeWidth(): () => void {
  let from = innerWidth
  const resized = () => {
    themeStore.getState().dispatch({ type: 'resized', from })
    from = innerWidth
  }
  addEventListener('resize', resized)
  return () => removeEventListener('resize', resized)
}
