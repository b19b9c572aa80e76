import type { Layout } from '../frame/layout.ts'
import { hasFlyouts } from '../frame/layout.ts'

/** Ids of the open submenus from the first level: one per level. */
export type Trail = readonly string[]

export type MenuOpenEvent =
  | { readonly type: 'toggled'; readonly trail: Trail }
  | { readonly type: 'opened'; readonly trail: Trail }
  /** Closes the innermost submenu, by Escape. */
  | { readonly type: 'innermostClosed' }
  | { readonly type: 'collapsed' }
  /** Page or layout changed: the branches of the current item. */
  | { readonly type: 'marked'; readonly branches: Trail; readonly layout: Layout }

/** Which submenus are open after an event. Source: spec section 4, layout behaviour. */
export function reduceMenuOpen(open: Trail, event: MenuOpenEvent): Trail {
  switch (event.type) {
    case 'toggled':
      return isOpen(open, event.trail) ? event.trail.slice(0, -1) : event.trail
    case 'opened':
      return event.trail
    case 'innermostClosed':
      return open.slice(0, -1)
    case 'collapsed':
      return []
    case 'marked':
      return markedOpen(event.branches, event.layout)
  }
}

/** The submenus open after navigation; flyouts stay closed, because they would cover the page. */
export function markedOpen(branches: Trail, layout: Layout): Trail {
  return hasFlyouts(layout) ? [] : branches
}

export function isOpen(open: Trail, trail: Trail): boolean {
  return trail.every((id, level) => open[level] === id)
}
