import { text } from '@countinghouse/contract/kit/style-grid.text'
import type { Style } from '@countinghouse/contract/procure/variant'
import type { KeyboardEvent } from 'react'
import { PlainField } from '../../ui/field/plain-field.tsx'
import { useLanguage } from '../../ui/language/language.tsx'
import type { FormLine } from '../fields/kinds/lines.ts'
import { signedQuantityOf } from '../scan/entered-quantity.ts'
import { neighbourOf } from './grid-steps.ts'
import type { Entries, StyleRow } from './style-quantities.ts'
import { partsOf, piecesOf, sumOf } from './style-quantities.ts'
import styles from './style-grid.module.css'

type Props = {
  readonly style: Style
  readonly entries: Entries
  readonly runId: number | null
  /** By variant; null: something is no quantity. */
  readonly quantities: ReadonlyMap<number, number> | null
  /** What the document has already. */
  readonly lines: readonly FormLine[]
  readonly onEntries: (entries: Entries) => void
  readonly onRun: (runId: number | null) => void
}

/** Colours by sizes with a quantity each, totals, and packs of a size run. */
export function StyleGrid({ style, entries, runId, quantities, lines, onEntries, onRun }: Props) {
  const { t, formatNumber } = useLanguage()
  const rows: readonly StyleRow[] =
    style.colors.length > 0
      ? style.colors.map(({ id, name }) => ({ colorId: id, name }))
      : [{ colorId: null, name: t(text.onlyColor) }]
  const columns = style.sizes.length > 0 ? style.sizes : [{ id: null, name: t(text.onlySize) }]
  const parts = partsOf(style.runs, runId)
  const variantAt = (colorId: number | null, sizeId: number | null) =>
    style.variants.find((variant) => variant.colorId === colorId && variant.sizeId === sizeId)
  const sumFor = (isIn: (variant: Style['variants'][number]) => boolean) =>
    sumOf(style.variants.filter(isIn).map(({ id }) => quantities?.get(id) ?? 0))
  const enteredBefore = (id: number) =>
    sumOf(
      lines
        .filter((line) => line['variantId'] === String(id))
        .map((line) => signedQuantityOf(String(line['quantity'] ?? '')) ?? 0),
    )
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const next = neighbourOf(event)
    if (next === null) return
    event.preventDefault()
    next.focus()
    next.select()
  }
  return (
    <>
      {style.runs.length > 0 && (
        <PlainField label={t(text.run)}>
          {(control) => (
            <select
              {...control}
              value={runId ?? ''}
              onChange={({ currentTarget: { value } }) => onRun(value === '' ? null : Number(value))}
            >
              <option value="">{t(text.noRun)}</option>
              {style.runs.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </PlainField>
      )}
      <div className={styles.scroll} tabIndex={-1}>
        <table className={styles.grid} onKeyDown={onKeyDown}>
          <caption>
            <bdi>{style.name}</bdi> <bdi className={styles.code}>{style.code}</bdi>
          </caption>
          <thead>
            <tr>
              <th scope="col">{t(text.color)}</th>
              {runId !== null && <th scope="col">{t(text.packs)}</th>}
              {columns.map(({ id, name }) => (
                <th key={id ?? 0} scope="col">
                  <bdi>{name}</bdi>
                </th>
              ))}
              <th scope="col">{t(text.total)}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ colorId, name }) => (
              <tr key={colorId ?? 0}>
                <th scope="row">
                  <bdi>{name}</bdi>
                </th>
                {runId !== null && (
                  <td>
                    <Cell
                      label={t(text.packsOf, { color: name })}
                      value={entries.packs[colorId ?? 0] ?? ''}
                      onType={(value) => onEntries({ ...entries, packs: { ...entries.packs, [colorId ?? 0]: value } })}
                    />
                  </td>
                )}
                {columns.map(({ id: sizeId }) => {
                  const variant = variantAt(colorId, sizeId)
                  if (variant === undefined) return <td key={sizeId ?? 0} data-none />
                  const before = enteredBefore(variant.id)
                  const packed = piecesOf(parts, entries.packs, variant) ?? 0
                  return (
                    <td key={sizeId ?? 0}>
                      <Cell
                        label={t(text.quantityOf, { sku: variant.sku })}
                        {...(packed > 0 && { placeholder: formatNumber(packed) })}
                        value={entries.cells[variant.id] ?? ''}
                        onType={(value) => onEntries({ ...entries, cells: { ...entries.cells, [variant.id]: value } })}
                      />
                      {before > 0 && (
                        <span className={styles.before}>{t(text.entered, { quantity: formatNumber(before) })}</span>
                      )}
                    </td>
                  )
                })}
                <td className={styles.total}>
                  <bdi>{formatNumber(sumFor((variant) => variant.colorId === colorId))}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t(text.total)}</th>
              {runId !== null && <td />}
              {columns.map(({ id: sizeId }) => (
                <td key={sizeId ?? 0} className={styles.total}>
                  <bdi>{formatNumber(sumFor((variant) => variant.sizeId === sizeId))}</bdi>
                </td>
              ))}
              <td className={styles.total}>
                <bdi>{formatNumber(sumFor(() => true))}</bdi>
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
    </>
  )
}

type CellProps = {
  readonly label: string
  readonly value: string
  /** Pieces of packs. */
  readonly placeholder?: string
  readonly onType: (value: string) => void
}

function Cell({ label, value, placeholder, onType }: CellProps) {
  return (
    <input
      className={styles.cell}
      aria-label={label}
      inputMode="decimal"
      dir="ltr"
      autoComplete="off"
      maxLength={12}
      placeholder={placeholder}
      value={value}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
    />
  )
}
