import type { Text } from '@countinghouse/kernel/text'
import type { UseQueryResult } from '@tanstack/react-query'
import { RecordMissing } from '../record/record-missing.tsx'
import { RecordSkeleton } from '../record/record-skeleton.tsx'
import { useLanguage } from '../../ui/language/language.tsx'
import styles from './rendered-mail.module.css'

type Rendered = {
  readonly subject: string | null
  readonly body: string | null
  readonly issues: readonly { readonly part: 'subject' | 'body'; readonly message: string }[]
  readonly variables: readonly string[]
}
type Props = {
  readonly language: 'en' | 'ar'
  readonly query: UseQueryResult<Rendered>
  readonly labels: {
    readonly heading: Text
    readonly subject: Text
    readonly body: Text
    readonly variables: Text
  }
}

/** An email of a template in one language, with its mistakes; in English with the variables it may use. */
export function RenderedMail({ language, query, labels }: Props) {
  const { t } = useLanguage()
  const { data } = query
  if (data === undefined) {
    return query.isError ? (
      <RecordMissing error={query.error} onRetry={() => void query.refetch()} />
    ) : (
      <RecordSkeleton count={4} />
    )
  }
  const isEnglish = language === 'en'
  const id = `preview-${language}`
  const words = { lang: language, dir: isEnglish ? 'ltr' : 'rtl' } as const
  return (
    <section aria-labelledby={id} className={styles.mail}>
      <h2 id={id} className={styles.heading}>
        {t(labels.heading)}
      </h2>
      {data.issues.map(({ part, message }) => (
        <p key={`${part} ${message}`} role="alert" className={styles.issue}>
          {t(part === 'subject' ? labels.subject : labels.body)}: {message}
        </p>
      ))}
      {data.subject !== null && (
        <p className={styles.subject} {...words}>
          {data.subject}
        </p>
      )}
      {data.body !== null && (
        <p className={styles.body} {...words}>
          {data.body}
        </p>
      )}
      {isEnglish && (
        <details>
          <summary>{t(labels.variables)}</summary>
          <ul className={styles.variables} dir="ltr">
            {data.variables.map((name) => (
              <li key={name}>
                <code>{name}</code>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
