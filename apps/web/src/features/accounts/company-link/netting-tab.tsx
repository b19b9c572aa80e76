import type { OpenDocument } from '@countinghouse/contract/payments/netting'
import { draftNetting, getNettable, netting } from '@countinghouse/contract/payments/netting'
import { text } from '@countinghouse/contract/payments/netting.text'
import { permissionName } from '@countinghouse/contract/page'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { routeQuery } from '../../../app/calls/queries.ts'
import { useCan } from '../../../app/session/session.tsx'
import { formatAmount } from '../../../kit/fields/amount.ts'
import type { RecordTabProps } from '../../../kit/master/record-extras.ts'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { showToast } from '../../../ui/dialog/toast.tsx'
import styles from './netting.module.css'
import { OpenTable } from './open-table.tsx'

const sides = ['receivables', 'payables'] as const

/** Open invoices of both directions with the partner of a link, of which a netting is created. */
export function NettingTab({ row: { id } }: RecordTabProps) {
  const language = useLanguage()
  const { t, locale } = language
  const can = useCan()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  // The refusal is about an invoice of the list, which shows no fields.
  const write = useWrite(t(text.title), (fields) =>
    showToast(language, { tone: 'error', message: Object.values(fields)[0] ?? '' }),
  )
  const { data, error, refetch } = useQuery({ ...routeQuery(getNettable, { id }), staleTime: 0 })
  if (error !== null && data === undefined) return <RecordMissing error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <RecordSkeleton count={4} />
  const picked = (side: (typeof sides)[number]) => data[side].filter(({ invoiceId }) => chosen.has(invoiceId))
  const currency = [...picked('receivables'), ...picked('payables')][0]?.currency
  const sumOf = (documents: readonly OpenDocument[]) =>
    formatAmount(
      documents.reduce((sum, { openMinor }) => sum + openMinor, 0),
      currency ?? '',
      locale,
    )
  const isReady = sides.every((side) => picked(side).length > 0)

  async function create(): Promise<void> {
    const lines = (side: (typeof sides)[number]) => picked(side).map(({ invoiceId }) => ({ invoiceId }))
    const answer = await write(draftNetting, { id, receivables: lines('receivables'), payables: lines('payables') })
    if (answer !== null) await navigate({ to: netting.page.path, search: { open: answer.id } as never })
  }

  return (
    <RecordBody side="netting">
      <p className={styles.quiet}>{t(text.tabLead)}</p>
      {sides.map((side) => (
        <section key={side}>
          <h2 className={styles.heading}>{t(text[side])}</h2>
          {data[side].length === 0 ? (
            <p className={styles.quiet}>{t(text.none)}</p>
          ) : (
            <OpenTable
              label={t(text[side])}
              documents={data[side]}
              chosen={chosen}
              currency={currency ?? null}
              onChoose={setChosen}
            />
          )}
        </section>
      ))}
      {can(permissionName(netting.page, 'create')) && (
        <div className={styles.actions}>
          <Button disabled={!isReady} onClick={() => void create()}>
            {t(text.create)}
          </Button>
          {currency !== undefined && (
            <p className={styles.quiet} role="status">
              {t(text.sums, { receivables: sumOf(picked('receivables')), payables: sumOf(picked('payables')) })}
            </p>
          )}
        </div>
      )}
    </RecordBody>
  )
}
