import type { RefObject } from 'react'
import { useEffect, useRef } from 'react'
import { useTheme } from '../../ui/theme/theme-store.ts'
import classes from './menu-flyout.module.css'
import { placeFlyout } from './menu-placement.ts'
import { useMenuView } from './menu-view.tsx'

/** Attributes of an item with a hidden label. */
export function useTip(words: string, level: number): { readonly 'data-tip'?: string } {
  const { layout } = useMenuView()
  const isNeeded = layout.labels === 'none' && layout.expandsBy === 'nothing' && level === 1
  return isNeeded ? { 'data-tip': words } : {}
}

type Props = { readonly nav: RefObject<HTMLElement | null> }

/** The tooltip of a hovered or focused icon; in the top layer, because the menu scrolls. The item itself has the accessible name. */
export function MenuTip({ nav }: Props) {
  const { layout } = useMenuView()
  const tip = useRef<HTMLSpanElement>(null)
  const dir = useTheme((theme) => theme.dir)
  const side = layout.kind === 'bar' ? 'below' : 'beside'
  useEffect(() => {
    const [menu, bubble] = [nav.current, tip.current]
    if (menu === null || bubble === null) return
    const hide = () => bubble.hidePopover()
    const show = (event: Event) => {
      const item = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-tip]') : null
      if (item === null) return hide()
      bubble.textContent = item.dataset.tip ?? ''
      bubble.showPopover()
      const size = { width: bubble.offsetWidth, height: bubble.offsetHeight }
      const window = { width: document.documentElement.clientWidth, height: innerHeight }
      const anchor = item.getBoundingClientRect()
      const { left, top } = placeFlyout({ anchor, size, window, dir, side, mayFlip: true })
      bubble.style.left = `${left}px`
      bubble.style.top = `${side === 'below' ? top : top + (anchor.height - size.height) / 2}px`
    }
    const pressed = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide()
    }
    const heard = [
      ['pointerover', show],
      ['focusin', show],
      ['pointerleave', hide],
      ['focusout', hide],
      ['click', hide],
    ] as const
    for (const [name, listener] of heard) menu.addEventListener(name, listener)
    document.addEventListener('keydown', pressed)
    return () => {
      for (const [name, listener] of heard) menu.removeEventListener(name, listener)
      document.removeEventListener('keydown', pressed)
      hide()
    }
  }, [nav, dir, side])
  return <span ref={tip} popover="manual" className={classes.tip} aria-hidden="true" />
}
