import { stockCheck } from '@countinghouse/contract/inventory/stock-check'
import { listCountLines } from '@countinghouse/contract/inventory/stock-check-count'
import { text } from '@countinghouse/contract/inventory/stock-check-count.text'
import { text as checkText } from '@countinghouse/contract/inventory/stock-check.text'
import { permissionName } from '@countinghouse/contract/page'
import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { DocumentSideProps } from '../../../kit/document/document-extras.ts'
import { DocumentError } from '../../../kit/document/document-error.tsx'
import { ReasonButton } from '../../../ui/button/reason-button.tsx'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import { Segments } from '../../../ui/button/segments.tsx'
import { useRecordWrites } from '../../../kit/record-edit/use-record-writes.ts'
import { call } from '../../../app/calls/call.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { useCan } from '../../../app/session/session.tsx'
import { CountTable } from './count-table.tsx'
import styles from './count.module.css'

type Only = 'differences' | 'outside' | 'all'

/** Counted and expected quantities; lines are recounted or accepted, one or many at a time. */
export function CountLines({ row, texts }: DocumentSideProps) {
  const { t } = useLanguage()
  const can = useCan()
  const { id, status, version } = row
  const [only, setOnly] = useState<Only>('all')
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [failure, setFailure] = useState<unknown>(null)
  const writes = useRecordWrites(stockCheck)
  const query = useInfiniteQuery({
    queryKey: [listCountLines.id, { id, only, version }],
    queryFn: ({ pageParam, signal }) =>
      call(
        listCountLines,
        { id, ...(only !== 'all' && { only }), ...(pageParam > 0 && { after: pageParam }) },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
  })
  if (query.isPending) return <RecordSkeleton count={4} />
  if (query.data === undefined) return <RecordMissing error={query.error} onRetry={() => void query.refetch()} />
  const lines = query.data.pages.flatMap(({ items }) => items)
  const [{ currency, counts } = { currency: '', counts: { lines: 0, differences: 0, outside: 0 } }] = query.data.pages
  const count = chosen.size
  const right = permissionName(stockCheck.page, 'review')
  const canDecide = status === 'review' && can(right)
  const options = [
    { value: 'all', label: `${t(text.all)} ${counts.lines}` },
    { value: 'differences', label: `${t(text.differences)} ${counts.differences}` },
    { value: 'outside', label: `${t(text.outside)} ${counts.outside}` },
  ]

  async function decide(transition: 'recount' | 'accept'): Promise<void> {
    setFailure(null)
    try {
      await writes.transition(stockCheck.transitionRoutes[transition], { id, version, lineIds: [...chosen] })
      setChosen(new Set())
    } catch (error) {
      setFailure(error)
    }
  }

  return (
    <RecordBody side="counts">
      {failure !== null && <DocumentError document={stockCheck} row={row} texts={texts} error={failure} />}
      <div className={styles.bar}>
        {status === 'counting' && can(permissionName(stockCheck.page, 'count')) && (
          <Button renderRoot={(props) => <Link {...props} to={stockCheck.page.path} search={{ count: id } as never} />}>
            {t(text.startCounting)}
          </Button>
        )}
        {status !== 'counting' && (
          <Segments
            label={t(checkText.counts)}
            value={only}
            options={options}
            onChange={(value) => setOnly(value as Only)}
          />
        )}
        {canDecide && (
          <>
            <ReasonButton
              variant="default"
              reason={count === 0 ? t(text.state_outside) : null}
              onClick={() => void decide('recount')}
            >
              {t(text.recountChosen, { count })}
            </ReasonButton>
            <ReasonButton
              variant="default"
              reason={count === 0 ? t(text.state_outside) : null}
              onClick={() => void decide('accept')}
            >
              {t(text.acceptChosen, { count })}
            </ReasonButton>
          </>
        )}
      </div>
      {lines.length === 0 ? (
        <p className={styles.quiet}>{t(text.noLines)}</p>
      ) : (
        <CountTable
          lines={lines}
          currency={currency}
          chosen={canDecide ? chosen : null}
          onChoose={(line) => setChosen((before) => before.symmetricDifference(new Set([line])))}
        />
      )}
      {query.hasNextPage && (
        <Button
          variant="default"
          size="compact-md"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t(text.more)}
        </Button>
      )}
    </RecordBody>
  )
}
