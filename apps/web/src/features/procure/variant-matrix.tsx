import { text } from '@countinghouse/contract/procure/product-variants.text'
import { variantStatuses } from '@countinghouse/contract/procure/variant'
import { textField } from '@countinghouse/contract/fields'
import { IconBarcode, IconCheck } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { useEffect, useId, useRef, useState } from 'react'
import grid from '../../kit/cell-grid/cell-grid.module.css'
import type { Block, Place, Typed } from '../../kit/cell-grid/cell-edits.ts'
import { filledDown, isWithin, rowsOf } from '../../kit/cell-grid/cell-edits.ts'
import { CellInput } from '../../kit/cell-grid/cell-input.tsx'
import { useCellGridEvents } from '../../kit/cell-grid/use-cell-grid-events.ts'
import { fieldModel } from '../../kit/fields/field-model.ts'
import { useLanguage } from '../../shell/language.tsx'
import type { MatrixOption, useVariantDraft } from './use-variant-draft.ts'
import type { Layer } from './variant-edits.ts'
import { isThere } from './variant-edits.ts'
import { VariantToggle } from './variant-toggle.tsx'
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

const model = fieldModel('cell', textField({ max: 60 }))

/** Colours by sizes: one tab stop, keys move, Shift marks a block, and what is typed or pasted goes into the layer that is shown. */
export function VariantMatrix({ rows, columns, layer, draft, block, onBlock, onLeftOut, canEdit }: MatrixProps) {
  const { t } = useLanguage()
  const problemId = useId()
  const statusesId = useId()
  // The focus goes into a cell when somebody goes there, not because it is shown.
  const [isEntered, setIsEntered] = useState(false)
  const ref = useRef<HTMLTableElement>(null)
  const { from: active } = block
  const type = (typed: readonly Typed[]) => canEdit && draft.type(layer, typed)
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

  /** All are there, unless they were all there before. */
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

  const mouse = { onMouseDown: press, onMouseOver: events.mouse.onMouseOver }
  useEffect(() => {
    if (isEntered) ref.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isEntered, active.row, active.column])

  const problem = cellAt(active).problem
  return (
    <>
      <div className={styles.scroll} {...events.clipboard}>
        <table ref={ref} role="grid" className={styles.matrix} aria-label={t(text.variants)} aria-multiselectable>
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
            {rows.map((color, row) => (
              <tr key={color.id}>
                <th scope="row">
                  <bdi>{color.name}</bdi>
                  {color.code !== null && <bdi className={styles.code}>{color.code}</bdi>}
                </th>
                {columns.map((size, column) => {
                  const cell = cellAt({ row, column })
                  const isActive = row === active.row && column === active.column
                  const label = t(text.cell, { colour: color.name, size: size.name })
                  return (
                    <td
                      key={size.id}
                      className={grid.cell}
                      aria-selected={isEntered && isWithin(block, { row, column })}
                      data-row={row}
                      data-column={column}
                      data-active={isActive || undefined}
                      data-changed={cell.isChanged || undefined}
                      data-wrong={cell.problem !== null || undefined}
                      data-missing={!cell.exists || undefined}
                      {...(isActive &&
                        !isEntered && { tabIndex: 0, 'aria-label': label, onFocus: () => setIsEntered(true) })}
                    >
                      {isActive && isEntered && layer !== 'exists' && canEdit ? (
                        <CellInput
                          cell={cell}
                          model={model}
                          label={label}
                          listId={layer === 'status' ? statusesId : null}
                          problemId={problemId}
                          onKey={events.onKey}
                          onEnter={events.onEnter}
                        />
                      ) : layer === 'exists' || !canEdit ? (
                        <VariantToggle
                          label={label}
                          isOn={cell.exists}
                          isActive={isActive && isEntered}
                          describedBy={cell.problem === null ? undefined : problemId}
                          onKey={events.onKey}
                          onToggle={() => toggle(block)}
                        >
                          {layer === 'exists' && cell.exists && (
                            <>
                              <IconCheck size={16} stroke={2} aria-hidden />
                              {cell.variant !== undefined && <bdi className={styles.tail}>{cell.variant.sku}</bdi>}
                              {(cell.variant?.barcodes.length ?? 0) > 0 && (
                                <IconBarcode size={16} stroke={1.75} role="img" aria-label={t(text.hasBarcode)} />
                              )}
                            </>
                          )}
                          {layer !== 'exists' && <bdi>{cell.text}</bdi>}
                        </VariantToggle>
                      ) : (
                        <bdi className={styles.text}>{cell.text}</bdi>
                      )}
                    </td>
                  )
                })}
              </tr>
            ))}
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
