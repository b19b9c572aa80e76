import type { AccessDecision } from '@countinghouse/contract/erp/access'
import { text } from '@countinghouse/contract/erp/permission.text'
import type { Language } from '../../../ui/language/language.tsx'

type Words = Pick<Language, 't' | 'formatDate' | 'formatInstant'>

/** The deciding rule as a sentence. `permissionOf` formats a permission. */
export function formatAccessDecision(
  language: Words,
  accessDecision: AccessDecision,
  permissionOf: (permission: string) => string,
): string {
  const { t, formatInstant } = language
  const { role, store, expiresAt, permission } = accessDecision
  return t(text[`rule_${accessDecision.rule}`], {
    role: role?.name ?? '',
    where: store === null ? '' : t(text.inStore, { store: store.name }),
    days: formatDays(language, accessDecision),
    until: expiresAt === null ? '' : t(text.daysUntil, { until: formatInstant(expiresAt) }),
    permission: permission === null ? '' : permissionOf(permission),
  })
}

function formatDays({ t, formatDate }: Words, { from, until }: AccessDecision): string {
  if (from !== null && until !== null) return t(text.daysBoth, { from: formatDate(from), until: formatDate(until) })
  if (from !== null) return t(text.daysFrom, { from: formatDate(from) })
  return until === null ? '' : t(text.daysUntil, { until: formatDate(until) })
}
