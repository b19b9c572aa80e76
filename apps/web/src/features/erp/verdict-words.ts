import type { Verdict } from '@countinghouse/contract/erp/access'
import { text } from '@countinghouse/contract/erp/permission.text'
import type { Language } from '../../shell/language.tsx'

type Words = Pick<Language, 't' | 'formatDate' | 'formatInstant'>

/** The deciding rule as a sentence. `rightOf` formats a permission. */
export function verdictWords(language: Words, verdict: Verdict, rightOf: (permission: string) => string): string {
  const { t, formatInstant } = language
  const { role, store, expiresAt, permission } = verdict
  return t(text[`rule_${verdict.rule}`], {
    role: role?.name ?? '',
    where: store === null ? '' : t(text.inStore, { store: store.name }),
    days: daysWords(language, verdict),
    until: expiresAt === null ? '' : t(text.daysUntil, { until: formatInstant(expiresAt) }),
    permission: permission === null ? '' : rightOf(permission),
  })
}

function daysWords({ t, formatDate }: Words, { from, until }: Verdict): string {
  if (from !== null && until !== null) return t(text.daysBoth, { from: formatDate(from), until: formatDate(until) })
  if (from !== null) return t(text.daysFrom, { from: formatDate(from) })
  return until === null ? '' : t(text.daysUntil, { until: formatDate(until) })
}
