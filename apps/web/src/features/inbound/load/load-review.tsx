import type { DocumentRow } from '@countinghouse/contract/document'
import type { LoadLine } from '@countinghouse/contract/inbound/load'
import { getLoadLines, load, reviewLoad } from '@countinghouse/contract/inbound/load'
import { text } from '@countinghouse/contract/inbound/load.text'
import { permissionName } from '@countinghouse/contract/page'
import { goodsReceipt } from '@countinghouse/contract/purchase/goods-receipt'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { routeQuery } from '../../../app/calls/queries.ts'
import { useCan } from '../../../app/session/session.tsx'
import { ask } from '../../../kit/dialog/confirm.ts'
import { DocumentError } from '../../../kit/document/document-error.tsx'
import { useTransitionFooter } from '../../../kit/document/use-transition-footer.tsx'
import { useFieldTexts } from '../../../kit/fields/use-field-text.ts'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './load.module.css'
import { ReviewTable } from './review-table.tsx'

const right = permissionName(load.page, 'accept_load')

/** Lines of a load beside the order; staff refuse lines of a submitted one. */
export function LoadReview({ row }: { readonly row: DocumentRow }) {
  const { id, version, status } = row
  const { t } = useLanguage()
  const mayReview = useCan()(right) && status === 'submitted'
  const write = useWrite(t(text.title))
  const texts = useFieldTexts(load)
  const { footer, failure } = useTransitionFooter(load, row)
  const { data, error, refetch } = useQuery({ ...routeQuery(getLoadLines, { id }), staleTime: 0 })
  // Each change of the load may change what its lines say.
  useEffect(() => void refetch(), [version, refetch])
  if (error !== null && data === undefined) return <RecordMissing error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <RecordSkeleton count={4} />

  async function review({ lineNo, sku, refusal }: LoadLine): Promise<void> {
    const reason =
      refusal === null
        ? await ask.text({ title: t(text.refuseWhy, { sku }), label: t(text.reason), confirm: t(text.refuse) })
        : null
    if (refusal === null && reason === null) return
    await write(reviewLoad, { id, version, lines: [{ lineNo, refusal: reason }] })
  }

  return (
    <RecordBody side="review" footer={footer}>
      {failure !== null && <DocumentError document={load} row={row} texts={texts} error={failure.error} />}
      {data.receiptId !== null && (
        <p className={styles.link}>
          <Link to={goodsReceipt.page.path} search={{ open: data.receiptId } as never}>
            {t(text.openReceipt)}
          </Link>
        </p>
      )}
      <ReviewTable lines={data.lines} onReview={mayReview ? (line) => void review(line) : null} />
    </RecordBody>
  )
}
