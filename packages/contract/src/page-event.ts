import type { EventDetails, Page } from './page.ts'

export const risks = ['low', 'medium', 'high'] as const
export type Risk = (typeof risks)[number]

/** An event of a page with everything that its page or, where that is silent, its code says of it. */
export type PageEvent = {
  readonly code: string
  readonly risk: Risk
  readonly requires2fa: boolean
  readonly isAdminOnly: boolean
  /** Null for `view` alone. */
  readonly dependsOn: string | null
  /** Rights that nobody should hold beside it. */
  readonly apartFrom: readonly string[]
}

/** What cannot be taken back, opens other people's accounts or changes how the company works. */
const risky = new Set(['delete', 'reset_password', 'sessions_end', 'impersonate', 'settings', 'bank_edit'])
const harmless = new Set(['view', 'print'])

/** Every event a page knows, `view` first. */
export function pageEvents(page: Page): PageEvent[] {
  return page.events.map((code) =>
    eventOf(code, page.eventDetails.find((details) => details.code === code) ?? { code }),
  )
}

function eventOf(code: string, details: EventDetails): PageEvent {
  const usual = risky.has(code) ? 'high' : 'medium'
  return {
    code,
    risk: details.risk ?? (harmless.has(code) ? 'low' : usual),
    requires2fa: details.requires2fa ?? false,
    isAdminOnly: details.isAdminOnly ?? code === 'impersonate',
    dependsOn: code === 'view' ? null : (details.dependsOn ?? 'view'),
    apartFrom: details.apartFrom ?? [],
  }
}
