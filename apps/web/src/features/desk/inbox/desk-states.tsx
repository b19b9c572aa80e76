import { text } from '@countinghouse/contract/desk/inbox.text'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { OfflineNote } from '../../../kit/list/offline-note.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './inbox.module.css'

type Props = {
  readonly query: { readonly isPending: boolean; readonly error: Error | null; readonly refetch: () => unknown }
  readonly isEmpty: boolean
  readonly empty: string
  readonly children: ReactNode
}

/** Loading, error and empty states of a list. */
export function DeskStates({ query, isEmpty, empty, children }: Props) {
  const { t } = useLanguage()
  if (query.isPending)
    return (
      <div className={styles.cards} aria-busy="true" aria-label={t(text.loading)} role="status">
        {Array.from({ length: 3 }, (_, index) => (
          <span key={index} className={styles.waiting} />
        ))}
      </div>
    )
  if (query.error !== null && isEmpty)
    return (
      <div className={styles.state} role="alert">
        <p>{query.error.message}</p>
        <Button variant="default" onClick={() => void query.refetch()}>
          {t(text.retryLoad)}
        </Button>
      </div>
    )
  if (isEmpty) return <p className={styles.state}>{empty}</p>
  return (
    <>
      <OfflineNote error={query.error} hasRows />
      {children}
    </>
  )
}
