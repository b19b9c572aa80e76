import type { CompanyMessage } from '@countinghouse/contract/accounts/company-connection'
import { text } from '@countinghouse/contract/accounts/company-connection.text'
import { Button } from '@mantine/core'
import { StateWord } from '../../../ui/display/state-word.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './company-link.module.css'

const tones = { waiting: 'warning', done: 'success', refused: 'danger' } as const

type Props = {
  readonly messages: readonly CompanyMessage[]
  /** Null: the caller may not repeat messages. */
  readonly onRetry: ((id: number) => void) | null
}

/** Messages, newest first; a refused one says why, and is repeated here. */
export function MessageTable({ messages, onRetry }: Props) {
  const { t, formatInstant } = useLanguage()
  return (
    <table className={styles.table} aria-label={t(text.messages)}>
      <thead>
        <tr>
          <th scope="col">{t(text.kind)}</th>
          <th scope="col">{t(text.subject)}</th>
          <th scope="col">{t(text.direction)}</th>
          <th scope="col">{t(text.status)}</th>
          <th scope="col">{t(text.when)}</th>
        </tr>
      </thead>
      <tbody>
        {messages.map(({ id, kind, subject, direction, status, reason, createdAt }) => (
          <tr key={id}>
            <th scope="row">{t(text[`kind_${kind}`])}</th>
            <td data-label={t(text.subject)}>
              <bdi>{subject}</bdi>
            </td>
            <td data-label={t(text.direction)}>{t(text[`direction_${direction}`])}</td>
            <td data-label={t(text.status)}>
              <StateWord tone={tones[status]}>{t(text[`status_${status}`])}</StateWord>
              {reason !== null && <span className={styles.under}>{reason}</span>}
              {status === 'refused' && onRetry !== null && (
                <Button variant="default" size="compact-sm" onClick={() => onRetry(id)}>
                  {t(text.retry)}
                </Button>
              )}
            </td>
            <td data-label={t(text.when)}>{formatInstant(createdAt)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
