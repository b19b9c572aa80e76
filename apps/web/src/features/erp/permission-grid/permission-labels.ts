import { eventName } from '@countinghouse/contract/erp/event-name'
import type { Pair, PermissionEvent, PermissionModule, PermissionPage } from '@countinghouse/contract/erp/permission'
import { text } from '@countinghouse/contract/erp/permission.text'
import type { Locale } from '@countinghouse/kernel/text'
import type { Language } from '../../../ui/language/language.tsx'

type Known = { readonly page: PermissionPage; readonly event: PermissionEvent }

/** All permissions with their pages, in menu order. */
export function knownPermissions(modules: readonly PermissionModule[]): Known[] {
  return modules.flatMap(({ pages }) => pages.flatMap((page) => page.events.map((event) => ({ page, event }))))
}

/** Names of permissions, without their pages. */
export function permissionNames(
  modules: readonly PermissionModule[],
  ids: readonly number[],
  locale: Locale,
): string[] {
  const wanted = knownPermissions(modules).filter(({ event }) => ids.includes(event.id))
  return [...new Set(wanted.map(({ event }) => eventName(event, locale)))]
}

/** Formats `page:event`; an unknown code is returned unchanged. */
export function formatPermission(
  modules: readonly PermissionModule[],
  permission: string,
  { t, locale }: Pick<Language, 't' | 'locale'>,
): string {
  const known = knownPermissions(modules).find(({ event }) => event.permission === permission)
  if (known === undefined) return permission
  return t(text.permissionOn, { event: eventName(known.event, locale), page: known.page.title[locale] })
}

export function pairWords(
  modules: readonly PermissionModule[],
  { one, other }: Pick<Pair, 'one' | 'other'>,
  language: Pick<Language, 't' | 'locale'>,
): string {
  return language.t(text.apartAnd, {
    one: formatPermission(modules, one, language),
    other: formatPermission(modules, other, language),
  })
}
