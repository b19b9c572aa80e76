import { useSyncExternalStore } from 'react'

/** Full screen as the browser has it, however it was entered or left. */
export function useFullScreen(): { readonly isFull: boolean; readonly toggle: () => void } {
  const isFull = useSyncExternalStore(followFullScreen, () => document.fullscreenElement !== null)
  const toggle = () => {
    const change = isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()
    change.catch((error: unknown) => console.error('Full screen was refused.', error))
  }
  return { isFull, toggle }
}

function followFullScreen(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange)
  return () => document.removeEventListener('fullscreenchange', onChange)
}
