import type { AccessDecision } from '@countinghouse/contract/erp/access'
import { eventName } from '@countinghouse/contract/erp/event-name'
import type { PermissionModule } from '@countinghouse/contract/erp/permission'
import type { Locale } from '@countinghouse/kernel/text'

export const shownPermissions = ['all', 'allowed', 'denied'] as const
export type ShownPermissions = (typeof shownPermissions)[number]

type Known = AccessDecision & { readonly eventId: number }
type Wanted = { readonly q: string; readonly shown: ShownPermissions; readonly locale: Locale }

/** A page with its matching permissions; `allowed` and `total` refer to all of its permissions. */
export type PagePermissions = {
  readonly id: number
  readonly title: string
  readonly module: string
  readonly allowed: number
  readonly total: number
  readonly permissions: readonly { readonly name: string; readonly accessDecision: Known }[]
}

/** Permissions of a user by page, in menu order; the search matches names of pages and permissions. */
export function permissionsByPage(
  modules: readonly PermissionModule[],
  accessDecisions: readonly Known[],
  { q, shown, locale }: Wanted,
): PagePermissions[] {
  const words = q.trim().toLocaleLowerCase(locale)
  const isFound = (name: string) => name.toLocaleLowerCase(locale).includes(words)
  const byEvent = new Map(accessDecisions.map((accessDecision) => [accessDecision.eventId, accessDecision]))
  return modules
    .flatMap(({ name, pages }) => pages.map((page) => ({ module: name[locale], page })))
    .flatMap(({ module, page }) => {
      const title = page.title[locale]
      const all = page.events.flatMap((event) => {
        const accessDecision = byEvent.get(event.id)
        return accessDecision === undefined ? [] : [{ name: eventName(event, locale), accessDecision }]
      })
      const permissions = all.filter(
        ({ name, accessDecision }) =>
          (isFound(title) || isFound(name)) && (shown === 'all' || accessDecision.isAllowed === (shown === 'allowed')),
      )
      const allowed = all.filter(({ accessDecision }) => accessDecision.isAllowed).length
      return permissions.length === 0 ? [] : [{ id: page.id, title, module, allowed, total: all.length, permissions }]
    })
}
