import type { MasterRow } from '@countinghouse/contract/master'
import { text as recordText } from '@countinghouse/contract/kit/record.text'
import { permissionName } from '@countinghouse/contract/page'
import { product } from '@countinghouse/contract/procure/product'
import type { ProductWeb } from '@countinghouse/contract/procure/product-web'
import { getProductWeb } from '@countinghouse/contract/procure/product-web'
import { text } from '@countinghouse/contract/procure/product-web.text'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import bars from '../../../app/jobs/job-progress.module.css'
import { ReasonButton } from '../../../ui/button/reason-button.tsx'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import type { RecordTabProps } from '../../../kit/master/record-extras.ts'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import { useCan } from '../../../app/session/session.tsx'
import styles from './product-web.module.css'
import { useWebForm } from './use-web-form.ts'
import { useWebName } from './use-web-name.ts'
import { WebFields } from './web-fields.tsx'
import { WebVariants } from './web-variants.tsx'

/** Web values of a product and their completeness. */
export function ProductWebSide({ row }: RecordTabProps) {
  const query = useQuery(routeQuery(getProductWeb, { id: row.id }))
  if (query.data !== undefined) return <Loaded row={row} web={query.data} />
  return (
    <RecordBody side="web">
      {query.isError ? (
        <RecordMissing error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <RecordSkeleton count={4} />
      )}
    </RecordBody>
  )
}

function Loaded({ row, web }: { readonly row: MasterRow; readonly web: ProductWeb }) {
  const { t, nameOf } = useLanguage()
  const right = permissionName(product.page, 'edit')
  const canEdit = useCan()(right)
  const form = useWebForm(web, nameOf(row), canEdit)
  if (web.attributes.length === 0)
    return (
      <RecordBody side="web">
        <Completeness web={web} />
        <p className={styles.lead}>{t(row['categoryId'] === null ? text.noCategory : text.none)}</p>
      </RecordBody>
    )
  const needed = canEdit ? null : t(recordText.needsPermission, { right })
  return (
    <RecordBody
      side="web"
      footer={
        <>
          <ReasonButton reason={needed ?? (form.isDirty ? null : t(text.nothing))} onClick={() => void form.save()}>
            {t(text.save)}
          </ReasonButton>
          {form.isDirty && (
            <Button variant="subtle" onClick={form.discard}>
              {t(text.discard)}
            </Button>
          )}
        </>
      }
    >
      <p className={styles.lead}>{t(text.purpose)}</p>
      <Completeness web={web} />
      <WebFields web={web} form={form} />
      <WebVariants web={web} form={form} />
    </RecordBody>
  )
}

function Completeness({ web: { completeness, unfilled, attributes } }: { readonly web: ProductWeb }) {
  const { t, formatRate } = useLanguage()
  const nameOf = useWebName()
  const missing = attributes.filter(({ id }) => unfilled.includes(id)).map(nameOf)
  const words = t(text.complete, { percent: formatRate(completeness * 10_000) })
  return (
    <div className={styles.completeness}>
      <progress className={bars.bar} value={completeness} max={100} aria-label={words} />
      <p className={styles.share}>{words}</p>
      <p className={styles.quiet}>{t(text.complete_hint)}</p>
      {missing.length > 0 && <p className={styles.quiet}>{t(text.unfilled, { names: missing.join(', ') })}</p>}
    </div>
  )
}
