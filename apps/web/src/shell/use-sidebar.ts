import { useEffect, useReducer, useState } from 'react'
import type { Toggled } from './sidebar-state.ts'
import { reduceSidebar } from './sidebar-state.ts'

export type SidebarControl = {
  readonly toggled: Toggled
  /** The rail shows in full over the content while the pointer or the focus is in it. */
  readonly isPeeking: boolean
  readonly peek: (isPeeking: boolean) => void
  readonly pressHamburger: () => void
  readonly dismiss: () => void
}

/** State of the sidebar, mirrored on the root element as `data-toggled` and `data-icon-overlay`. Source: spec section 4. */
export function useSidebar(path: string): SidebarControl {
  const [toggled, dispatch] = useReducer(reduceSidebar, innerWidth, startedAt)
  const [isPeeking, peek] = useState(false)
  const dismiss = () => dispatch({ type: 'dismissed', width: innerWidth })
  useEffect(() => followWidth((from, to) => dispatch({ type: 'resized', from, to })), [])
  useEffect(() => followContentClicks(() => dispatch({ type: 'contentClicked', width: innerWidth })), [])
  useEffect(dismiss, [path])
  useEffect(() => {
    document.documentElement.dataset.toggled = toggled
    document.documentElement.dataset.iconOverlay = isPeeking && toggled === 'icon-overlay-close' ? 'open' : ''
    document.documentElement.style.overflow = toggled === 'open' ? 'hidden' : ''
  }, [toggled, isPeeking])
  return {
    toggled,
    isPeeking,
    peek,
    dismiss,
    pressHamburger: () => dispatch({ type: 'hamburger', width: innerWidth }),
  }
}

function startedAt(width: number): Toggled {
  return reduceSidebar('', { type: 'started', width })
}

function followWidth(onChange: (from: number, to: number) => void): () => void {
  let from = innerWidth
  const resized = () => {
    onChange(from, innerWidth)
    from = innerWidth
  }
  addEventListener('resize', resized)
  return () => removeEventListener('resize', resized)
}

function followContentClicks(onClick: () => void): () => void {
  const clicked = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('main') !== null) onClick()
  }
  document.addEventListener('click', clicked)
  return () => document.removeEventListener('click', clicked)
}
