import { text } from '@countinghouse/contract/procure/product-variants.text'
import { variantStatuses } from '@countinghouse/contract/procure/variant'
import type { MouseEvent } from 'react'
import { useEffect, useId, useRef, useState } from 'react'
import type { Block, Place, Entered } from '../../../kit/cell-grid/cell-edits.ts'
import { filledDown, rowsOf, spanOf } from '../../../kit/cell-grid/cell-edits.ts'
import { useCellGridEvents } from '../../../kit/cell-grid/use-cell-grid-events.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import type { MatrixOption, useVariantDraft } from './use-variant-draft.ts'
import type { Layer } from './variant-edits.ts'
import { isThere } from './variant-edits.ts'
import type { RowActions } from './variant-row.tsx'
import { VariantRow } from './variant-row.tsx'
import styles from './variant-matrix.module.css'

type MatrixProps = {
  readonly rows: readonly MatrixOption[]
  readonly columns: readonly MatrixOption[]
  readonly layer: Layer
  readonly draft: ReturnType<typeof useVariantDraft>
  readonly block: Block
  readonly onBlock: (block: Block) => void
  readonly onLeftOut: (count: number) => void
  readonly canEdit: boolean
}

/** Maximum columns that have room for more than a mark. */
const mostWide = 8

/** Colours by sizes: one tab stop, keys move, Shift selects a range, and typed or pasted text fills the visible layer. */
export function VariantMatrix({ rows, columns, layer, draft, block, onBlock, onLeftOut, canEdit }: MatrixProps) {
  const { t } = useLanguage()
  const problemId = useId()
  const statusesId = useId()
  // The focus moves into a cell on user action, not when the matrix is shown.
  const [isEntered, setIsEntered] = useState(false)
  const ref = useRef<HTMLTableElement>(null)
  const { from: active } = block
  const type = (entered: readonly Entered[]) => canEdit && draft.type(layer, entered)
  const cellAt = (place: Place) => draft.cellAt(layer, place)
  const events = useCellGridEvents({
    rows,
    columns,
    cellAt,
    block,
    onBlock,
    onType: type,
    onFill: () => type(filledDown(block, (place) => cellAt(place).text)),
    onUndo: draft.undo,
    onRedo: draft.redo,
    onLeftOut,
    scrollTo: () => undefined,
  })

  /** All are set, unless all were already set. */
  function toggle(block: Block): void {
    const places = rowsOf(block, (place) => place).flat()
    const isOff = places.some((place) => draft.cellAt('exists', place).text === '')
    type(places.map((place) => ({ ...place, text: isOff ? isThere : '' })))
  }

  function press(event: MouseEvent<HTMLElement>): void {
    const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-column]') : null
    if (cell === null || event.button !== 0) return
    setIsEntered(true)
    events.mouse.onMouseDown(event)
    if (layer !== 'exists' || event.shiftKey) return
    const place = { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) }
    toggle({ from: place, to: place })
  }

  const transitions: RowActions = {
    onKey: events.onKey,
    onEnter: events.onEnter,
    onToggle: () => toggle(block),
    onEntered: () => setIsEntered(true),
  }
  const span = spanOf(block)
  const isDense = columns.length > mostWide
  const mouse = { onMouseDown: press, onMouseOver: events.mouse.onMouseOver }
  useEffect(() => {
    if (isEntered) ref.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isEntered, active.row, active.column])

  const problem = cellAt(active).problem
  return (
    <>
      <div className={styles.scroll} {...events.clipboard}>
        <table
          ref={ref}
          role="grid"
          className={styles.matrix}
          aria-label={t(text.variants)}
          aria-multiselectable
          data-dense={(isDense && layer === 'exists') || undefined}
        >
          <thead>
            <tr>
              <th scope="col" className={styles.corner}>
                {t(text.colour)}
              </th>
              {columns.map(({ id, name }) => (
                <th key={id} scope="col">
                  <bdi>{name}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...mouse}>
            {rows.map((color, row) => {
              const isActive = row === active.row
              return (
                <VariantRow
                  key={color.id}
                  color={color}
                  columns={columns}
                  row={row}
                  layer={layer}
                  cells={columns.map((_, column) => cellAt({ row, column }))}
                  marked={row >= span.top && row <= span.bottom ? [span.first, span.last] : null}
                  active={isActive ? active.column : null}
                  isEntered={isEntered}
                  canEdit={canEdit}
                  isDense={isDense}
                  problemId={problemId}
                  statusesId={statusesId}
                  transitions={isActive ? transitions : null}
                />
              )
            })}
          </tbody>
        </table>
      </div>
      <datalist id={statusesId}>
        {variantStatuses.map((status) => (
          <option key={status} value={t(text[`status_${status}`])} />
        ))}
      </datalist>
      <p id={problemId} className={styles.problem} role="status">
        {isEntered && problem?.message}
      </p>
    </>
  )
}
