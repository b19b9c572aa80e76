import { product } from '@countinghouse/contract/procure/product'
import { text } from '@countinghouse/contract/procure/product-barcodes.text'
import type { Variant, Variants } from '@countinghouse/contract/procure/variant'
import { generateBarcodes, listVariants } from '@countinghouse/contract/procure/variant'
import { permissionName } from '@countinghouse/contract/page'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'
import { ReasonButton } from '../../../ui/button/reason-button.tsx'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import type { RecordTabProps } from '../../../kit/master/record-extras.ts'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import field from '../../../ui/field/small-field.module.css'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import { answerScan } from '../../../app/scan/scan-feedback.ts'
import { useScans } from '../../../app/scan/scan.ts'
import { useCan } from '../../../app/session/session.tsx'
import type { MayLeave } from './barcode-editor.tsx'
import { VariantBarcodes } from './variant-barcodes.tsx'
import styles from './product-barcodes.module.css'

/** The barcodes of all variants of a product. */
export function ProductBarcodes({ row }: RecordTabProps) {
  const query = useQuery(routeQuery(listVariants, { id: row.id }))
  if (query.data !== undefined) return <BarcodeSide data={query.data} />
  return (
    <RecordBody side="barcodes">
      {query.isPending && <RecordSkeleton count={6} />}
      {query.isError && <RecordMissing error={query.error} onRetry={() => void query.refetch()} />}
    </RecordBody>
  )
}

function BarcodeSide({ data }: { readonly data: Variants }) {
  const language = useLanguage()
  const { t } = language
  const right = permissionName(product.page, 'edit')
  const canEdit = useCan()(right)
  const [words, setWords] = useState('')
  const [isMissingOnly, setIsMissingOnly] = useState(false)
  const [openId, setOpenId] = useState<number | null>(null)
  const leaving = useRef<MayLeave | null>(null)
  const recordLeaving = useCallback((mayLeave: MayLeave | null) => {
    leaving.current = mayLeave
  }, [])
  const open = useCallback(async (id: number | null) => {
    if (id === null || leaving.current === null || (await leaving.current())) setOpenId(id)
  }, [])
  const write = useWrite(t(product.text.title))
  const sought = useDeferredValue(words)
  const named = useMemo(() => withNames(data), [data])
  const shown = named.filter(
    ({ variant, searched }) =>
      variant.id === openId ||
      (searched.includes(sought.trim().toLowerCase()) && (!isMissingOnly || variant.barcodes.length === 0)),
  )
  const missing = data.items.filter(({ barcodes, status }) => barcodes.length === 0 && status === 'active')

  async function generate(): Promise<void> {
    const answer = await write(generateBarcodes, { variantIds: missing.map(({ id }) => id) })
    if (answer !== null)
      showToast(language, { tone: 'done', message: t(text.generated, { count: answer.items.length }) })
  }

  // While the barcodes of a variant are being edited, scans are added to them.
  useScans(({ text: scanned, gs1 }) => {
    const code = gs1?.item ?? scanned
    const found = data.items.find(({ barcodes }) => barcodes.some((one) => one.code === code))
    answerScan(found !== undefined)
    if (found === undefined) showToast(language, { tone: 'error', message: t(text.unknown, { code }) })
    else void open(found.id)
  })

  return (
    <RecordBody
      side="barcodes"
      footer={
        <ReasonButton
          variant="default"
          reason={canEdit ? (missing.length === 0 ? t(text.noneMissing) : null) : t(text.needsPermission, { right })}
          onClick={() => void generate()}
        >
          {t(text.generateMissing)}
        </ReasonButton>
      }
    >
      <div className={styles.tools} role="search">
        <input
          type="search"
          className={field.input}
          dir="auto"
          aria-label={t(text.find)}
          placeholder={t(text.find)}
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={isMissingOnly}
            onChange={({ currentTarget }) => setIsMissingOnly(currentTarget.checked)}
          />
          {t(text.onlyMissing)}
        </label>
      </div>
      {canEdit && <p className={styles.note}>{t(text.hint)}</p>}
      {shown.length === 0 ? (
        <p className={styles.note}>{t(isMissingOnly && sought.trim() === '' ? text.noneMissing : text.nothingFound)}</p>
      ) : (
        <ul className={styles.variants} aria-label={t(text.barcodes)}>
          {shown.map(({ variant, options }) => (
            <VariantBarcodes
              key={variant.id}
              variant={variant}
              options={options}
              isOpen={canEdit && variant.id === openId}
              canEdit={canEdit}
              onLeaving={recordLeaving}
              onOpen={open}
            />
          ))}
        </ul>
      )}
    </RecordBody>
  )
}

type Named = { readonly variant: Variant; readonly options: string; readonly searched: string }

function withNames({ items, colors, sizes }: Variants): readonly Named[] {
  const nameIn = (options: Variants['colors'], id: number | null) => options.find((one) => one.id === id)?.name
  return items.map((variant) => {
    const options = [nameIn(colors, variant.colorId), nameIn(sizes, variant.sizeId)].flatMap((name) => name ?? [])
    const codes = variant.barcodes.map(({ code }) => code)
    return {
      variant,
      options: options.join(' · '),
      searched: [variant.sku, ...options, ...codes].join(' ').toLowerCase(),
    }
  })
}
