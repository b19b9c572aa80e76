import { useSyncExternalStore } from 'react'

/** The full-screen state of the browser, however it was changed. */
export function useFullScreen(): { readonly isFull: boolean; readonly toggle: () => void } {
  const isFull = useSyncExternalStore(subscribeFullScreen, () => document.fullscreenElement !== null)
  const toggle = () => {
    const change = isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()
    change.catch((error: unknown) => console.error('Full screen was refused.', error))
  }
  return { isFull, toggle }
}

function subscribeFullScreen(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange)
  return () => document.removeEventListener('fullscreenchange', onChange)
}
