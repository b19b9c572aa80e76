import { firstSegment, normalisePath } from '@countinghouse/kernel/paths'
import type { Text } from '@countinghouse/kernel/text'

export type PageKind = 'master' | 'screen'

/** A part of the menu that opens and holds pages; a branch may stand under another, so that the menu has three levels. */
export type Branch = {
  /** Part of its path: `access` -> `/erp/_g/access`. */
  readonly key: string
  readonly title: Text
  readonly icon: string
  readonly under?: Branch
}

/** What a page says of an event beyond its code; the rest follows from the code (`page-event.ts`). */
export type EventDetails = {
  readonly code: string
  readonly risk?: 'low' | 'medium' | 'high'
  /** Needs a recent second factor. */
  readonly requires2fa?: boolean
  /** Administers the company: never for store-bound users. */
  readonly isAdminOnly?: boolean
  /** Event of the page without which this one is of no use; `view` when left out. */
  readonly dependsOn?: string
  /** Rights that nobody should hold beside it, `page:event`; a company may forbid it, or not mind. */
  readonly apartFrom?: readonly string[]
}

export type Page = {
  readonly module: string
  /** Address as pinned, with its trailing slash; ids and state live in the query string. */
  readonly path: string
  /** Path minus its first segment, trimmed of slashes; what the page permission names. Source: spec section 6. */
  readonly eventType: string
  readonly title: Text
  /** Heading of the menu group the page stands under. */
  readonly menuTitle: Text | null
  readonly branch: Branch | null
  readonly icon: string
  readonly events: readonly string[]
  /** Of the events that are not as their code says. */
  readonly eventDetails: readonly EventDetails[]
  readonly kind: PageKind
  /** Shows a person what is his own, so everybody may open it and it knows no rights. */
  readonly isForEveryone: boolean
  /** Dashboards have no entry in the page permissions. Source: spec section 6. */
  readonly isDashboard: boolean
  readonly sortOrder: number
  /** Picker lists that the page needs beside those of its master's fields; who may view it may pick from them. */
  readonly pickers: readonly string[]
}

type PageInput = {
  module: string
  path: string
  title: Text
  menuTitle?: Text
  branch?: Branch
  icon: string
  events?: readonly (string | EventDetails)[]
  kind?: PageKind
  isForEveryone?: boolean
  sortOrder?: number
  pickers?: readonly string[]
}

/** Declares a screen: its address, title, menu place and the events (rights) it knows beside `view`. */
export function page(input: PageInput): Page {
  const eventType = eventTypeOf(input.path)
  const { events = [] } = input
  return {
    module: input.module,
    path: input.path,
    eventType,
    title: input.title,
    menuTitle: input.menuTitle ?? null,
    branch: input.branch ?? null,
    icon: input.icon,
    events:
      input.isForEveryone === true
        ? []
        : ['view', ...events.map((event) => (typeof event === 'string' ? event : event.code))],
    eventDetails: events.filter((event) => typeof event !== 'string'),
    kind: input.kind ?? 'screen',
    isForEveryone: input.isForEveryone ?? false,
    isDashboard: isDashboardType(eventType),
    sortOrder: input.sortOrder ?? 100,
    pickers: input.pickers ?? [],
  }
}

/** The branches a page stands under, outermost first. */
export function branchesOf(page: Page): Branch[] {
  const found: Branch[] = []
  for (let branch = page.branch; branch !== null; branch = branch.under ?? null) found.unshift(branch)
  return found
}

/** Address of a branch in the menu of a page's suite; nothing answers there. */
export function branchPath(page: Page, branch: Branch): string {
  return `/${firstSegment(page.path)}/_g/${branch.key}`
}

/** `/procure/product/category` -> `product/category`. Source: spec section 6. */
export function eventTypeOf(path: string): string {
  return normalisePath(path).split('/').slice(2).join('/')
}

export function isDashboardType(eventType: string): boolean {
  return eventType === '' || eventType === 'dashboard'
}

/**
 * Name of a right: `brand:edit`; dashboards are named by their whole path (`procure:view`).
 * Source: docs/decisions/027.
 */
export function permissionName(page: Page, event: string): string {
  const subject = page.isDashboard
    ? [firstSegment(page.path), page.eventType].filter(Boolean).join('/')
    : page.eventType
  return `${subject}:${event}`
}
