import { text } from '@countinghouse/contract/kit/merge.text'
import type { Master } from '@countinghouse/contract/master'
import type { SimilarPair } from '@countinghouse/contract/merge'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../app/calls/call.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import styles from './duplicates-dialog.module.css'
import { failureText } from '../../app/calls/failure-text.ts'
import { useFieldTexts } from '../fields/use-field-text.ts'
import { MergeDialog } from './merge-dialog.tsx'
import { RecordMissing } from '../record/record-missing.tsx'
import { showToast } from '../../ui/dialog/toast.tsx'
import { useDuplicates } from './use-duplicates.ts'

type DuplicatesDialogProps = {
  readonly master: Master
  readonly onClose: () => void
}

/** Pairs of records with similar names, to be merged or marked as different. */
export function DuplicatesDialog({ master, onClose }: DuplicatesDialogProps) {
  const texts = useFieldTexts(master)
  const language = useLanguage()
  const { t, formatRate } = language
  const [merging, setMerging] = useState<SimilarPair | null>(null)
  const { query, pairs, looked, isLooking, lookOn } = useDuplicates(master)

  async function keepApart({ one, other }: SimilarPair): Promise<void> {
    try {
      await call(master.routes.notSame, { id: one.id, otherId: other.id })
      await query.refetch()
      showToast(language, { tone: 'done', message: t(text.toldApart, { one: one.name, other: other.name }) })
    } catch (error) {
      showToast(language, { tone: 'error', message: failureText(language, error, t(master.text.title)) })
    }
  }

  return (
    <Dialog title={t(text.findTitle, { title: t(master.text.title) })} isWide onClose={onClose} actions={null}>
      <p className={styles.lead}>
        {t(text.findLead)} {looked > 0 && t(text.looked, { count: looked })}
      </p>
      {query.isError && <RecordMissing error={query.error} onRetry={() => void query.refetch()} />}
      <ul className={styles.pairs}>
        {pairs.map((pair) => (
          <li key={`${pair.one.id}-${pair.other.id}`} className={styles.pair}>
            <span className={styles.names}>
              {[pair.other, pair.one].map(({ id, name, code }) => (
                <a key={id} className={styles.name} href={`?open=${id}`} target="_blank" rel="noreferrer">
                  <bdi>{name}</bdi> <bdi className={styles.code}>{code}</bdi>
                </a>
              ))}
            </span>
            <span className={styles.alike}>
              {t(text.alike, { percent: formatRate(Math.round(pair.similarity * 100) * 10_000) })}
            </span>
            <span className={styles.actions}>
              <Button size="compact-md" variant="default" onClick={() => setMerging(pair)}>
                {t(text.merge)}
              </Button>
              <Button size="compact-md" variant="subtle" color="gray" onClick={() => void keepApart(pair)}>
                {t(text.notSame)}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.lead}>
        {isLooking ? t(text.searching) : pairs.length === 0 && query.isSuccess && t(text.noPairs)}
      </p>
      {lookOn !== null && (
        <Button variant="default" onClick={lookOn}>
          {t(text.lookOn)}
        </Button>
      )}
      {merging !== null && (
        <MergeDialog
          master={master}
          texts={texts}
          ids={[merging.other.id, merging.one.id]}
          onClose={() => setMerging(null)}
        />
      )}
    </Dialog>
  )
}
