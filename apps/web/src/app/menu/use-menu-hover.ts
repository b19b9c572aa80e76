import type { PointerEvent } from 'react'
import { useEffect, useRef } from 'react'
import type { Point } from './menu-aim.ts'
import { isAimedAt } from './menu-aim.ts'
import type { MenuOpenEvent, Trail } from './menu-open.ts'
import { isOpen } from './menu-open.ts'
import { submenuId } from './menu-view.tsx'

/** Minimum delay before a hover menu closes. Units: milliseconds. */
const closeDelay = 300

/** Opens and closes flyouts under a pointer. Source: WCAG 2.2, 1.4.13. */
export function useMenuHover(open: Trail, dispatch: (event: MenuOpenEvent) => void, isOn: boolean) {
  const timer = useRef(0)
  /** The event fired when the timer ends. */
  const pending = useRef<MenuOpenEvent | null>(null)
  const last = useRef<Point | null>(null)
  useEffect(() => () => clearTimeout(timer.current), [isOn])
  const stay = () => {
    clearTimeout(timer.current)
    pending.current = null
  }
  const later = (event: MenuOpenEvent) => {
    stay()
    pending.current = event
    timer.current = window.setTimeout(dispatch, closeDelay, event)
  }
  const enter = (wanted: Trail, event: PointerEvent) => {
    if (!isOn || event.pointerType === 'touch') return
    stay()
    if (isOpen(wanted, open)) {
      if (wanted.length > open.length) dispatch({ type: 'opened', trail: wanted })
      return
    }
    // Closes an open submenu immediately for another branch, unless the pointer only crosses it.
    const isOnTheWay = last.current !== null && isAimedAtOpen(last.current, pointOf(event), open, wanted)
    if (isOpen(open, wanted) || isOnTheWay) later({ type: 'opened', trail: wanted })
    else dispatch({ type: 'opened', trail: wanted })
  }
  const leave = (event: PointerEvent) => {
    if (isOn && event.pointerType !== 'touch' && open.length > 0) later({ type: 'collapsed' })
  }
  const move = (event: PointerEvent) => {
    const [from, to] = [last.current, pointOf(event)]
    last.current = to
    const due = pending.current
    if (from === null || due === null) return
    // While the pointer moves towards the flyout, the flyout stays open.
    if (isAimedAtOpen(from, to, open, 'trail' in due ? due.trail : [])) later(due)
  }
  return { enter, leave, move, stay }
}

function isAimedAtOpen(from: Point, to: Point, open: Trail, wanted: Trail): boolean {
  const rival = open.find((id, level) => wanted[level] !== id)
  const flyout = rival === undefined ? null : document.getElementById(submenuId(rival))
  return flyout !== null && isAimedAt(from, to, flyout.getBoundingClientRect())
}

function pointOf({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY }
}
