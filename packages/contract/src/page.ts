import { firstSegment, normalisePath } from '@countinghouse/kernel/paths'
import type { Text } from '@countinghouse/kernel/text'

export type PageKind = 'master' | 'screen'

export type Page = {
  readonly module: string
  /** Address as pinned, with its trailing slash; ids and state live in the query string. */
  readonly path: string
  /** Path minus its first segment, trimmed of slashes; what the page permission names. Source: spec section 6. */
  readonly eventType: string
  readonly title: Text
  /** Heading of the menu group the page stands under. */
  readonly menuTitle: Text | null
  readonly icon: string
  readonly events: readonly string[]
  readonly kind: PageKind
  /** Dashboards have no entry in the page permissions. Source: spec section 6. */
  readonly isDashboard: boolean
  readonly sortOrder: number
}

type PageInput = {
  module: string
  path: string
  title: Text
  menuTitle?: Text
  icon: string
  events?: readonly string[]
  kind?: PageKind
  sortOrder?: number
}

/** Declares a screen: its address, title, menu place and the events (rights) it knows beside `view`. */
export function page(input: PageInput): Page {
  const eventType = eventTypeOf(input.path)
  return {
    module: input.module,
    path: input.path,
    eventType,
    title: input.title,
    menuTitle: input.menuTitle ?? null,
    icon: input.icon,
    events: ['view', ...(input.events ?? [])],
    kind: input.kind ?? 'screen',
    isDashboard: isDashboardType(eventType),
    sortOrder: input.sortOrder ?? 100,
  }
}

/** `/procure/product/category` -> `product/category`. Source: spec section 6. */
export function eventTypeOf(path: string): string {
  return normalisePath(path).split('/').slice(2).join('/')
}

export function isDashboardType(eventType: string): boolean {
  return eventType === '' || eventType === 'dashboard'
}

/** Name of a right: `brand:edit`; dashboards are named by their whole path (`procure:view`). Source: README decision 17. */
export function permissionName(page: Page, event: string): string {
  const subject = page.isDashboard
    ? [firstSegment(page.path), page.eventType].filter(Boolean).join('/')
    : page.eventType
  return `${subject}:${event}`
}
