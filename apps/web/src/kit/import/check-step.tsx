import type { RowError } from '@countinghouse/contract/desk/import'
import { checkImport, commitImport, fixImport, leaveOutRows, listRowErrors } from '@countinghouse/contract/desk/import'
import { text } from '@countinghouse/contract/kit/import.text'
import { Button } from '@mantine/core'
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../app/calls/call.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import { invalidateStale } from '../../app/calls/queries.ts'
import { RowErrorLine } from './row-error-line.tsx'
import styles from './import-wizard.module.css'
import { RowsInSight } from './rows-in-sight.tsx'
import { labelsOf } from './column-labels.ts'
import { expectedOf, ImportTotals } from './import-totals.tsx'
import { LastJob } from './last-job.tsx'
import type { Sampled } from './sample-rows.tsx'
import { SampleRows } from './sample-rows.tsx'
import type { StepProps } from './step-props.ts'
import { useAttempt } from './use-attempt.ts'

type Shown = Sampled | 'refused'

const drawnTogether = 10
/** Estimated row height before measuring. Units: px. */
const rowErrorHeight = 150

/** The expected result with sample rows, and rows with errors to be corrected individually or together. */
export function CheckStep({ master, found, go, onChanged }: StepProps) {
  const { t } = useLanguage()
  const { attempt, problem, isBusy } = useAttempt()
  const [shown, onShow] = useState<Shown>('refused')
  const [entered, setEntered] = useState('')
  const choice = { shown, onShow }
  const { id, counts, status } = found

  if (status === 'uploaded')
    return (
      <>
        <div className={styles.body}>
          <LastJob
            found={found}
            onOver={onChanged}
            onRetry={async () => {
              await call(checkImport, { id })
              onChanged()
            }}
          />
        </div>
        <footer className={styles.footer}>
          <Button variant="default" onClick={() => go('map')}>
            {t(text.back)}
          </Button>
        </footer>
      </>
    )
  const expected = expectedOf(found, entered)
  const take = () =>
    void attempt(async () => {
      await call(commitImport, { id, ...(expected.minor !== null && { expectedMinor: expected.minor }) })
      onChanged()
      go('import')
    })
  const sound = counts === null ? 0 : counts.created + counts.changed + counts.unchanged
  return (
    <>
      <div className={styles.body} data-scrolls>
        {counts !== null && (
          <div className={styles.counts} role="group" aria-label={t(text.foretold)}>
            {(['created', 'changed', 'unchanged', 'refused'] as const).map((kind) => (
              <ShownButton key={kind} kind={kind} count={counts[kind]} {...choice} />
            ))}
            {found.merged > 0 && <ShownButton kind="merged" count={found.merged} {...choice} />}
          </div>
        )}
        <ImportTotals found={found} entered={entered} onEnter={setEntered} />
        {shown === 'refused' ? (
          <RowErrors found={found} onChanged={onChanged} />
        ) : (
          <SampleRows key={shown} master={master} found={found} only={shown} />
        )}
        {problem !== null && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
      </div>
      <footer className={styles.footer}>
        <Button variant="default" onClick={() => go('map')}>
          {t(text.back)}
        </Button>
        <Button loading={isBusy} disabled={status !== 'checked' || sound === 0 || !expected.isFit} onClick={take}>
          {t(text.start, { count: sound })}
        </Button>
      </footer>
    </>
  )
}

type ShownButtonProps = {
  readonly kind: Shown
  readonly count: number
  readonly shown: Shown
  readonly onShow: (kind: Shown) => void
}

/** A count that shows its rows when clicked. */
function ShownButton({ kind, count, shown, onShow }: ShownButtonProps) {
  const { t } = useLanguage()
  return (
    <button
      type="button"
      className={styles.kind}
      data-kind={count > 0 ? kind : undefined}
      aria-pressed={shown === kind}
      disabled={count === 0 && kind !== 'refused'}
      onClick={() => onShow(kind)}
    >
      {t(text[kind], { count })}
    </button>
  )
}

function RowErrors({ found, onChanged }: Pick<StepProps, 'found' | 'onChanged'>) {
  const { t } = useLanguage()
  const labels = labelsOf(found, t)
  const queryClient = useQueryClient()
  const { attempt, problem, isBusy } = useAttempt()
  const [code, setCode] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const { id } = found
  const requested = { id, ...(code !== null && { code }) }
  const query = useInfiniteQuery({
    queryKey: [listRowErrors.id, requested],
    queryFn: ({ pageParam, signal }) =>
      call(listRowErrors, { ...requested, ...(pageParam !== '' && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
  const pages = query.data?.pages ?? []
  const kinds = pages[0]?.kinds ?? []
  const rows = pages.flatMap(({ items }) => items)
  // A filter whose last row was corrected would show nothing.
  const isMended = code !== null && query.isSuccess && !kinds.some((kind) => kind.code === code)
  if (isMended) setCode(null)
  if (query.isPending) return <div aria-busy="true" />
  if (kinds.length === 0) return <p className={styles.lead}>{t(text.noRowErrors)}</p>

  const change = (run: () => Promise<number>) =>
    void attempt(async () => {
      const count = await run()
      setSaid(t(text.mended, { count }))
      await invalidateStale(queryClient, fixImport)
      onChanged()
    })

  const rowErrorLine = (rowError: RowError) => (
    <RowErrorLine
      key={rowError.number}
      rowError={rowError}
      found={found}
      fieldLabel={(field) => labels[field] ?? field}
      isBusy={isBusy}
      onFix={(fix) => change(async () => (await call(fixImport, { id, number: rowError.number, ...fix })).mended)}
      onLeaveOut={() => change(async () => (await call(leaveOutRows, { id, numbers: [rowError.number] })).leftOut)}
    />
  )
  return (
    <section aria-label={t(text.rowErrors)}>
      <div className={styles.kinds} role="group" aria-label={t(text.rowErrors)}>
        <button type="button" className={styles.kind} aria-pressed={code === null} onClick={() => setCode(null)}>
          {t(text.allKinds)}
        </button>
        {kinds.map((kind) => (
          <button
            key={kind.code}
            type="button"
            className={styles.kind}
            aria-pressed={code === kind.code}
            onClick={() => setCode(kind.code)}
          >
            {t(text.kind, { name: kindName(kind.code), count: kind.count })}
          </button>
        ))}
      </div>
      <p role="status" className={styles.hint}>
        {said}
      </p>
      {problem !== null && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div className={styles.faults}>
        {Array.from({ length: Math.ceil(rows.length / drawnTogether) }, (_, place) => {
          const part = rows.slice(place * drawnTogether, (place + 1) * drawnTogether)
          return (
            <RowsInSight key={place} className={styles.faults} count={part.length} rowHeight={rowErrorHeight}>
              {() => part.map(rowErrorLine)}
            </RowsInSight>
          )
        })}
      </div>
      {query.hasNextPage && (
        <Button variant="default" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t(text.more)}
        </Button>
      )}
    </section>
  )

  function kindName(known: string): string {
    const name = `kind_${known}`
    return name in text ? t(text[name as keyof typeof text]) : t(text.kind_other, { code: known })
  }
}
