import type { Verdict } from '@countinghouse/contract/erp/access'
import { eventName } from '@countinghouse/contract/erp/event-name'
import type { PermissionModule } from '@countinghouse/contract/erp/permission'
import type { Locale } from '@countinghouse/kernel/text'

export const shownRights = ['all', 'allowed', 'denied'] as const
export type ShownRights = (typeof shownRights)[number]

type Known = Verdict & { readonly eventId: number }
type Wanted = { readonly q: string; readonly shown: ShownRights; readonly locale: Locale }

/** A page with its matching permissions; `allowed` and `total` refer to all of its permissions. */
export type PageRights = {
  readonly id: number
  readonly title: string
  readonly module: string
  readonly allowed: number
  readonly total: number
  readonly rights: readonly { readonly name: string; readonly verdict: Known }[]
}

/** Permissions of a user by page, in menu order; the search matches names of pages and permissions. */
export function rightsByPage(
  modules: readonly PermissionModule[],
  verdicts: readonly Known[],
  { q, shown, locale }: Wanted,
): PageRights[] {
  const words = q.trim().toLocaleLowerCase(locale)
  const isFound = (name: string) => name.toLocaleLowerCase(locale).includes(words)
  const byEvent = new Map(verdicts.map((verdict) => [verdict.eventId, verdict]))
  return modules
    .flatMap(({ name, pages }) => pages.map((page) => ({ module: name[locale], page })))
    .flatMap(({ module, page }) => {
      const title = page.title[locale]
      const all = page.events.flatMap((event) => {
        const verdict = byEvent.get(event.id)
        return verdict === undefined ? [] : [{ name: eventName(event, locale), verdict }]
      })
      const rights = all.filter(
        ({ name, verdict }) =>
          (isFound(title) || isFound(name)) && (shown === 'all' || verdict.isAllowed === (shown === 'allowed')),
      )
      const allowed = all.filter(({ verdict }) => verdict.isAllowed).length
      return rights.length === 0 ? [] : [{ id: page.id, title, module, allowed, total: all.length, rights }]
    })
}
