import type { Import, ImportSample } from '@countinghouse/contract/desk/import'
import { listImportSamples, sampledRows } from '@countinghouse/contract/desk/import'
import { text } from '@countinghouse/contract/kit/import.text'
import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../app/calls/call.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import { ChangeList } from '../history/change-list.tsx'
import { useFieldTexts } from '../fields/use-field-text.ts'
import { labelsOf } from './column-labels.ts'
import styles from './import-wizard.module.css'
import type { Imported } from './imported.ts'

/** What the rows that are shown have in common. */
export type Sampled = 'created' | 'changed' | 'unchanged' | 'merged'

type SampleRowsProps = { readonly master: Imported; readonly found: Import; readonly only: Sampled }

/** The first rows that would come to this, with what they would change. */
export function SampleRows({ master, found, only }: SampleRowsProps) {
  const { t } = useLanguage()
  const texts = useFieldTexts(master)
  const { id, counts, merged } = found
  const labels = labelsOf(found, t)
  const query = useInfiniteQuery({
    queryKey: [listImportSamples.id, { id, kind: only }],
    queryFn: ({ pageParam, signal }) =>
      call(listImportSamples, { id, kind: only, ...(pageParam !== '' && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
  if (query.error !== null)
    return (
      <p role="alert" className={styles.problem}>
        {query.error.message}
      </p>
    )
  const count = only === 'merged' ? merged : (counts?.[only] ?? 0)
  const isPart = only !== 'merged' && count > sampledRows
  const name = t(text[only], { count })
  return (
    <section aria-label={name} aria-busy={query.isPending}>
      {isPart && <p className={styles.hint}>{t(text.samplesOnly, { shown: sampledRows, count })}</p>}
      <ul className={styles.faults} aria-label={name}>
        {query.data?.pages
          .flatMap(({ items }) => items)
          .map((sample) => (
            <li key={sample.number} className={styles.sample}>
              <div className={styles.row}>
                <strong>{t(text.row, { number: sample.number })}</strong>
                <bdi>{sample.label ?? t(text.recordGone)}</bdi>
              </div>
              {sample.merged !== null && <p className={styles.note}>{t(...noteOf(sample, sample.merged))}</p>}
              <ChangeList
                master={master}
                texts={texts}
                labels={labels}
                // A new record's name stands over it.
                changes={sample.changes.filter(({ field }) => field !== 'name' || sample.outcome === 'changed')}
                hasBefore={() => sample.outcome === 'changed'}
              />
            </li>
          ))}
      </ul>
      {query.hasNextPage && (
        <Button variant="default" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t(text.more)}
        </Button>
      )}
    </section>
  )
}

function noteOf({ outcome }: ImportSample, { code, name, into }: NonNullable<ImportSample['merged']>) {
  const said = outcome === 'changed' ? text.mergedChanged : text.mergedUnchanged
  return [said, { code, name, intoCode: into.code, intoName: into.name }] as const
}
