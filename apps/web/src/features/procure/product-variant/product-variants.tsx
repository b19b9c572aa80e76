import { product } from '@countinghouse/contract/procure/product'
import { text } from '@countinghouse/contract/procure/product-variants.text'
import type { Variants } from '@countinghouse/contract/procure/variant'
import { generateBarcodes, listVariants, writeVariants } from '@countinghouse/contract/procure/variant'
import { permissionName } from '@countinghouse/contract/page'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import type { Block } from '../../../kit/cell-grid/cell-edits.ts'
import { ReasonButton } from '../../../ui/button/reason-button.tsx'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import type { RecordTabProps } from '../../../kit/master/record-extras.ts'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import { Segments } from '../../../ui/button/segments.tsx'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useLeaveGuard } from '../../../kit/record-edit/use-leave-guard.ts'
import { useSaveKey } from '../../../kit/record-edit/use-save-key.ts'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import { answerScan } from '../../../app/scan/scan-feedback.ts'
import { useScans } from '../../../app/scan/scan.ts'
import { useCan } from '../../../app/session/session.tsx'
import type { MatrixOption } from './use-variant-draft.ts'
import { useVariantDraft } from './use-variant-draft.ts'
import type { Colour } from './variant-colours.tsx'
import { VariantColours } from './variant-colours.tsx'
import type { Layer } from './variant-edits.ts'
import { layers } from './variant-edits.ts'
import { VariantMatrix } from './variant-matrix.tsx'
import styles from './variant-matrix.module.css'

/** The variants of a product by colour and size. */
export function ProductVariants({ row }: RecordTabProps) {
  const query = useQuery(routeQuery(listVariants, { id: row.id }))
  if (query.data !== undefined) return <VariantSide id={row.id} data={query.data} />
  return (
    <RecordBody side="variants">
      {query.isPending && <RecordSkeleton count={6} />}
      {query.isError && <RecordMissing error={query.error} onRetry={() => void query.refetch()} />}
    </RecordBody>
  )
}

const start: Block = { from: { row: 0, column: 0 }, to: { row: 0, column: 0 } }

function VariantSide({ id, data }: { readonly id: number; readonly data: Variants }) {
  const language = useLanguage()
  const { t } = language
  const right = permissionName(product.page, 'edit')
  const canEdit = useCan()(right)
  const [added, setAdded] = useState<readonly Colour[]>([])
  const [layer, setLayer] = useState<Layer>('exists')
  const [block, setBlock] = useState(start)
  const { rows, columns } = useMemo(
    () => optionsOf(data, added, { colour: t(text.noColour), size: t(text.noSize) }),
    [data, added, t],
  )
  const draft = useVariantDraft(data, rows, columns)
  const write = useWrite(t(text.variants))
  const standing = useRef('clean')
  standing.current = draft.isDirty ? 'dirty' : 'clean'
  useLeaveGuard({ standing, discard: draft.discard }, save, { isOfSide: true })
  useSaveKey(canEdit ? save : null)
  const [plain] = data.items.filter(({ colorId, sizeId }) => colorId === null && sizeId === null)
  const isPlainHidden =
    plain !== undefined && !(rows.some((one) => one.id === null) && columns.some((one) => one.id === null))
  const missing = data.items.filter(({ barcodes, status }) => barcodes.length === 0 && status === 'active')

  async function save(): Promise<boolean> {
    if (draft.toSend.length === 0) {
      draft.discard()
      return true
    }
    const answer = await write(writeVariants, { id, cells: draft.toSend })
    if (answer === null) return false
    const refused = draft.settle(answer.cells)
    const [first] = refused
    const told =
      first === undefined
        ? ({ tone: 'done', message: t(text.saved, { count: answer.items.length }) } as const)
        : ({ tone: 'error', message: `${t(text.refused, { count: refused.length })} ${first.message ?? ''}` } as const)
    showToast(language, told)
    return refused.length === 0
  }

  async function generate(): Promise<void> {
    const answer = await write(generateBarcodes, { variantIds: missing.map((variant) => variant.id) })
    if (answer !== null)
      showToast(language, { tone: 'done', message: t(text.generated, { count: answer.items.length }) })
  }

  /** Fills the selected cell and selects the next one without a barcode. */
  useScans(({ text: scanned, gs1 }) => {
    answerScan(canEdit)
    if (!canEdit) return
    const { row, column } = block.from
    draft.type('barcode', [{ row, column, text: gs1?.item ?? scanned }])
    setLayer('barcode')
    const places = rows.flatMap((_, at) => columns.map((__, to) => ({ row: at, column: to })))
    const next = places
      .slice(row * columns.length + column + 1)
      .find((place) => draft.cellAt('exists', place).exists && draft.cellAt('barcode', place).text === '')
    if (next !== undefined) setBlock({ from: next, to: next })
  })

  const generateReason = draft.isDirty ? t(text.saveFirst) : missing.length === 0 ? t(text.generate_none) : null
  const editReason = canEdit ? null : t(text.needsPermission, { right })
  return (
    <RecordBody
      side="variants"
      footer={
        <>
          <ReasonButton
            reason={editReason ?? (draft.isDirty ? null : t(text.nothingToSave))}
            onClick={() => void save()}
          >
            {t(text.save, { count: draft.toSend.length })}
          </ReasonButton>
          {draft.isDirty && (
            <Button variant="subtle" onClick={draft.discard}>
              {t(text.discard)}
            </Button>
          )}
          <ReasonButton variant="default" reason={editReason ?? generateReason} onClick={() => void generate()}>
            {t(text.generate)}
          </ReasonButton>
        </>
      }
    >
      <div className={styles.side}>
        <div className={styles.tools}>
          {canEdit && (
            <VariantColours
              onAdd={(colours) =>
                setAdded((before) => [...before, ...colours.filter((one) => !hasColour(before, one))])
              }
            />
          )}
          <div className={styles.layers}>
            <Segments
              label={t(text.layers)}
              value={layer}
              options={layers.map((value) => ({ value, label: t(text[`layer_${value}`]) }))}
              onChange={(value) => setLayer(layers.find((one) => one === value) ?? 'exists')}
            />
          </div>
        </div>
        {canEdit && (
          <p className={styles.note}>
            {t(layer === 'exists' ? text.hint : layer === 'barcode' ? text.hint_barcode : text.hint_entered)}
          </p>
        )}
        {isPlainHidden && <p className={styles.note}>{t(text.plainGoes, { sku: plain.sku })}</p>}
        <VariantMatrix
          rows={rows}
          columns={columns}
          layer={layer}
          draft={draft}
          block={within(block, rows.length, columns.length)}
          onBlock={setBlock}
          onLeftOut={(count) => showToast(language, { tone: 'error', message: t(text.leftOut, { count }) })}
          canEdit={canEdit}
        />
      </div>
    </RecordBody>
  )
}

function hasColour(colours: readonly Colour[], { id }: Colour): boolean {
  return colours.some((one) => one.id === id)
}

/** Existing and possible colours and sizes, including none where the product has none. */
function optionsOf(
  { items, colors, sizes }: Variants,
  added: readonly Colour[],
  names: { readonly colour: string; readonly size: string },
): { readonly rows: readonly MatrixOption[]; readonly columns: readonly MatrixOption[] } {
  const rows: MatrixOption[] = [...colors, ...added.filter((one) => !hasColour(colors, one))]
  const options = items.filter(({ colorId, sizeId }) => colorId !== null || sizeId !== null)
  const hasColourless = rows.length === 0 || options.some(({ colorId }) => colorId === null)
  const hasSizeless = sizes.length === 0 || options.some(({ sizeId }) => sizeId === null)
  const none = (name: string): MatrixOption => ({ id: null, code: null, name })
  return {
    rows: [...(hasColourless ? [none(names.colour)] : []), ...rows],
    columns: [...(hasSizeless ? [none(names.size)] : []), ...sizes],
  }
}

/** Limits the selection after rows were removed. */
function within({ from, to }: Block, rows: number, columns: number): Block {
  const inside = (place: Block['from']) => ({
    row: Math.min(place.row, rows - 1),
    column: Math.min(place.column, columns - 1),
  })
  return { from: inside(from), to: inside(to) }
}
