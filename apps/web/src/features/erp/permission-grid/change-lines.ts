import { eventName } from '@countinghouse/contract/erp/event-name'
import type { PermissionModule } from '@countinghouse/contract/erp/permission'
import { text } from '@countinghouse/contract/erp/permission.text'
import type { Language } from '../../../ui/language/language.tsx'
import { knownPermissions } from './permission-labels.ts'

/** Formats permissions, one line per page. */
export function changeLines(
  modules: readonly PermissionModule[],
  ids: readonly number[],
  { t, locale }: Pick<Language, 't' | 'locale'>,
): string[] {
  const wanted = new Set(ids)
  const byPage = Map.groupBy(
    knownPermissions(modules).filter(({ event }) => wanted.has(event.id)),
    ({ page }) => page,
  )
  return [...byPage].map(([page, permissions]) =>
    t(text.reviewLine, {
      page: page.title[locale],
      events: permissions.map(({ event }) => eventName(event, locale)).join(', '),
    }),
  )
}
