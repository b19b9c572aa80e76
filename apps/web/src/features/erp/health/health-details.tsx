import type { HealthFact, HealthMetrics, HealthState } from '@countinghouse/contract/erp/health'
import { healthDetails } from '@countinghouse/contract/erp/health'
import { text } from '@countinghouse/contract/erp/health.text'
import type { Language } from '../../../ui/language/language.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './health.module.css'
import { TestMail } from './test-mail.tsx'
import { ageText, sizeText } from '../sizes.ts'
import type { Tone } from '../../../ui/display/state-word.tsx'
import { StateWord } from '../../../ui/display/state-word.tsx'

export const tones = { good: 'success', watch: 'warning', wrong: 'danger' } as const satisfies Record<HealthState, Tone>

type HealthDetailsProps = {
  readonly metrics: HealthMetrics
  readonly states: Readonly<Record<HealthFact, HealthState>>
}

/** System checks with value and state; advice is shown for those that are not healthy. */
export function HealthMetricsPanel({ metrics, states }: HealthDetailsProps) {
  const language = useLanguage()
  const { t } = language
  return (
    <ul className={styles.facts} aria-label={t(text.facts)}>
      {healthDetails.map((fact) => (
        <li key={fact} className={styles.fact} data-fact={fact}>
          <h2 className={styles.name}>{t(text[`fact_${fact}`])}</h2>
          <p className={styles.figure}>
            <bdi>{figureText(language, fact, metrics)}</bdi>
          </p>
          <p className={styles.state}>
            <StateWord tone={tones[states[fact]]}>{t(text[`state_${states[fact]}`])}</StateWord>
          </p>
          {states[fact] !== 'good' && <p className={styles.advice}>{t(text[`advice_${fact}`])}</p>}
          {fact === 'mail' && metrics.mail.state === 'ready' && <TestMail />}
        </li>
      ))}
    </ul>
  )
}

function figureText(language: Language, fact: HealthFact, metrics: HealthMetrics): string {
  const { t, formatNumber, formatInstant } = language
  const { connections, queue, disk, unsealed, auditCheck, mail } = metrics
  const when = (at: string | null) => (at === null ? t(text.never) : formatInstant(at))
  switch (fact) {
    case 'server':
      return t(text.server, { version: metrics.version, time: ageText(language, metrics.upSeconds) })
    case 'database':
      return sizeText(language, metrics.databaseBytes)
    case 'connections':
      return t(text.connections, { used: formatNumber(connections.used), most: formatNumber(connections.most) })
    case 'queue':
      return queue.oldestSeconds === null
        ? t(text.none)
        : t(text.queue, { length: formatNumber(queue.length), time: ageText(language, queue.oldestSeconds) })
    case 'disk':
      return disk === null ? t(text.unknown) : diskText(language, disk)
    case 'backup':
      return when(metrics.backupAt)
    case 'drill':
      return when(metrics.drillAt)
    case 'seals':
      return unsealed.oldestSeconds === null
        ? t(text.sealed)
        : t(text.unsealed, { rows: formatNumber(unsealed.rows), time: ageText(language, unsealed.oldestSeconds) })
    case 'mail':
      if (mail.failing > 0) return t(text.mail_failing, { count: mail.failing })
      return mail.refused > 0 ? t(text.mail_refused, { count: mail.refused }) : t(text[`mail_${mail.state}`])
    case 'auditCheck':
      return auditCheck === null
        ? t(text.never)
        : t(auditCheck.isWhole ? text.whole : text.broken, { time: formatInstant(auditCheck.at) })
  }
}

function diskText(language: Language, { freeBytes, totalBytes }: NonNullable<HealthMetrics['disk']>): string {
  const percent = language.formatNumber(Math.floor((100 * freeBytes) / Math.max(1, totalBytes)))
  return language.t(text.disk, { free: sizeText(language, freeBytes), total: sizeText(language, totalBytes), percent })
}
